// Hears the source without an operator in front of it: one that has ended stays subscribed.

// exercise 15.8
// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
subscription = source.subscribe(onNext: { relay.accept($0) }, onError: { _ in })
// end 15.8
