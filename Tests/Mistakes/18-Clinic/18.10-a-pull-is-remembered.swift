// The last pull is remembered for the next visit: after one pull, the page asks for a picture whenever
// it comes back, without a pull or ten seconds.

// exercise 18.10
// instead of: private let pulls = PublishSubject<Void>()
private let pulls = BehaviorRelay(value: false)
// end 18.10

// exercise 18.10
// instead of: pulls.onNext(())
pulls.accept(true)
// end 18.10

// exercise 18.10
// instead of: pulls.map { true }
// instead of: .startWith(false)
pulls
// end 18.10
