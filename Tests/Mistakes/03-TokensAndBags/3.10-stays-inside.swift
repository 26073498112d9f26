// The visitors never leave, so nothing shows what `leave` does.

// exercise 3.10
let turnstile = makeTurnstile()
var visits = 0
for _ in 0..<2 {
  race.thread {
    guard turnstile.enter() else { return }
    race.step("is inside")
    visits += 1
  }
}
race.atEnd { visits == 1 ? nil : "\(visits) were inside." }
// end 3.10
