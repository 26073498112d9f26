// Counts by hand how many are inside, and says everything at the end.

// exercise 3.10
let turnstile = makeTurnstile()
var inside = 0
var most = 0
func visit() {
  guard turnstile.enter() else { return }
  inside += 1
  most = max(most, inside)
  race.step("is inside")
  inside -= 1
  turnstile.leave()
}
race.thread { visit() }
race.thread { visit() }
race.atEnd {
  switch most {
  case 0: "Nobody was let in."
  case 1: turnstile.enter() ? nil : "Nobody gets in any more."
  default: "\(most) were inside at once."
  }
}
// end 3.10
