// Expects both visitors to get in, though the second may come while the first is inside.

// exercise 3.10
let turnstile = makeTurnstile()
var visits = 0
for _ in 0..<2 {
  race.thread {
    guard turnstile.enter() else { return }
    race.alone("is inside")
    visits += 1
    turnstile.leave()
  }
}
race.atEnd {
  if visits != 2 { return "\(visits) were let in." }
  return turnstile.enter() ? nil : "Nobody gets in any more."
}
// end 3.10
