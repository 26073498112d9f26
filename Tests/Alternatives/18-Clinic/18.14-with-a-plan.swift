// Has the pauses and the end of its patience from the plan of chapter 10.

// exercise 18.14
// instead of: let pause = RxTimeInterval.seconds(5)
let plan = Backoff(retries: 2, firstPause: 5, longestPause: 5)

// instead of: failures.enumerated()
// instead of: .flatMap { index, failure -> Observable<Int> in
// instead of: guard index < 2 else { return .error(failure) }
// instead of: return .timer(pause, scheduler: scheduler)
// instead of: }
plan.answers(to: failures) { seconds in
  Observable<Int>.timer(.seconds(seconds), scheduler: scheduler).map { _ in }
}
// end 18.14
