// Counts to three, and after the third failure it ends as well as before.

// exercise 18.14
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
failures.take(3).delay(pause, scheduler: scheduler)
// end 18.14
