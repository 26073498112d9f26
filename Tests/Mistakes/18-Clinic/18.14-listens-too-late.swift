// Listens for the third failure after the third attempt has begun: if that fails at once, nobody hears it.

// exercise 18.14
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
failures.take(2).map { _ in 0 }.delay(pause, scheduler: scheduler)
  .concat(failures.flatMap { failure in Observable<Int>.error(failure) })
// end 18.14
