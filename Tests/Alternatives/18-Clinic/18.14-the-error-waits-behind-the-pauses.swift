// Puts an error behind the two pauses: while the third attempt is under way it does nothing.

// exercise 18.14
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
failures.take(2)
  .delay(pause, scheduler: scheduler)
  .concat(Observable<any Error>.error(RxError.timeout))
// end 18.14
