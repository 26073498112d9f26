// Tries three times, without a pause: a server that is down for a second gets all three at once.

// exercise 18.14
// instead of: .retry(when: { (failures: Observable<any Error>) in
// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
// instead of: })
.retry(3)

// instead of: let pause = RxTimeInterval.seconds(5)
// end 18.14
