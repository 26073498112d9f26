// Has one minute for all attempts together: a server that says nothing is asked once.

// exercise 18.14
// instead of: .timeout(.seconds(60), scheduler: scheduler)
// instead of: .retry(when: { (failures: Observable<any Error>) in
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
// instead of: })
.retry(when: { (failures: Observable<any Error>) in
  failures.enumerated()
    .flatMap { index, failure -> Observable<Int> in
      guard index < 2 else { return .error(failure) }
      return .timer(pause, scheduler: scheduler)
    }
})
.timeout(.seconds(60), scheduler: scheduler)
// end 18.14
