// Nobody handles the error of the source, so that it is reported.

// exercise 15.8
// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
// `create` makes the source keep the contract, and disposes it at its end.
subscription = Observable.create { source.subscribe($0) }
  .subscribe(onNext: { relay.accept($0) })
// end 15.8
