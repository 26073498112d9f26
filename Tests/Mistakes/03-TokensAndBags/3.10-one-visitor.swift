// Lets one visitor in and out, on one thread: there is only one order.

// exercise 3.10
let turnstile = makeTurnstile()
var visits = 0
race.thread {
  if turnstile.enter() {
    visits += 1
    turnstile.leave()
  }
}
race.atEnd { visits == 1 && turnstile.enter() ? nil : "Nobody gets in." }
// end 3.10
