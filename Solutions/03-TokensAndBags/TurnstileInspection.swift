import Interleaving

/// Tries a turnstile in every order in which two visitors can take their steps.
///
/// - Parameter makeTurnstile: Makes a turnstile that nobody has used yet, with room for one.
/// - Returns: What came of it; it has a failure if the turnstile is wrong in any order.
func inspect(_ makeTurnstile: () -> Turnstile) -> Exploration {
  explore { race in
    // exercise 3.10: Two visitors on two threads go in, if they are let in, and out again. Complain
    //   if both are inside at once, if neither was let in, and if nobody gets in after they have left.
    let turnstile = makeTurnstile()
    var visits = 0
    for _ in 0..<2 {
      race.thread {
        guard turnstile.enter() else { return }
        race.alone("is inside", else: "Two visitors were inside, and there is room for one.")
        visits += 1
        turnstile.leave()
      }
    }
    race.atEnd {
      if visits == 0 { return "There was room for one, and neither visitor was let in." }
      return turnstile.enter() ? nil : "The visitors have left, and nobody gets in any more."
    }
    // end 3.10
  }
}
