// Makes the pause a part of each attempt, and then counts the attempts.

// exercise 18.14
// instead of: .retry(when: { (failures: Observable<any Error>) in
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
// instead of: })
.catch { failure in
  Observable<Int>.timer(pause, scheduler: scheduler)
    .flatMap { _ in Observable<Never>.error(failure) }
}
.retry(3)
// end 18.14
