// Has two answers, and then an error of its own, which is there when the third attempt fails.

// exercise 18.14
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
failures.take(2).delay(pause, scheduler: scheduler)
  .concat(Observable.error(ForecastError.offline))
// end 18.14
