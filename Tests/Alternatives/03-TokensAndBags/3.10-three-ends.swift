// A counter says how many are inside, and each rule has an end of its own.

// exercise 3.10
let turnstile = makeTurnstile()
let inside = Counter()
var most = 0
var visits = 0
func visit() {
  guard turnstile.enter() else { return }
  most = max(most, inside.add())
  race.step("is inside")
  inside.subtract()
  visits += 1
  turnstile.leave()
}
race.thread("one visitor", visit)
race.thread("another visitor", visit)
race.atEnd { most > 1 ? "Both were inside at once." : nil }
race.atEnd { visits > 0 ? nil : "Neither was let in." }
race.atEnd { turnstile.enter() ? nil : "Nobody gets in after they have left." }
// end 3.10
