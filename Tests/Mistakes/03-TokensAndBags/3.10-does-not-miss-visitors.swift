// Never asks whether anybody was let in: a turnstile that turns both away may pass.

// exercise 3.10
let turnstile = makeTurnstile()
for _ in 0..<2 {
  race.thread {
    guard turnstile.enter() else { return }
    race.alone("is inside", else: "Two visitors were inside, and there is room for one.")
    turnstile.leave()
  }
}
race.atEnd {
  turnstile.enter() ? nil : "The visitors have left, and nobody gets in any more."
}
// end 3.10
