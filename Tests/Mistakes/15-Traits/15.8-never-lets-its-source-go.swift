// What the source holds holds the subscription, so that its `deinit` never runs.

// exercise 15.8
// instead of: private let subscription: Disposable
private let subscription = SingleAssignmentDisposable()

// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
let token = source.asInfallible(onErrorFallbackTo: .empty())
  .subscribe(onNext: { self.relay.accept($0) })
subscription.setDisposable(token)
// end 15.8
