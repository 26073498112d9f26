// Wrong: with a driver as the replacement, `observe(on:)` stands behind the `catch`, so that the
// replacement, which is on the scheduler already, hops again: "An error takes one hop, and what
// replaces it takes no second one".

// exercise 16.1
recovering { _ in .just(onErrorJustReturn) }
// end 16.1

// exercise 16.1
SharedSequence(
  asObservable()
    .catch { _ in onErrorDriveWith.asObservable() }
    .observe(on: Strategy.scheduler)
)
// end 16.1

// exercise 16.1
recovering { error in onErrorRecover(error).asObservable() }
// end 16.1

// exercise 16.1
recovering { error in
  programmerError("This sequence has promised not to fail, but it did: \(error)")
  return .empty()
}
// end 16.1

// exercise 16.1
private func recovering<Strategy: SharingStrategyProtocol>(
  _ recover: @escaping (Swift.Error) -> Observable<Element>
) -> SharedSequence<Strategy, Element> {
  SharedSequence(asObservable().observe(on: Strategy.scheduler).catch(recover))
}
// end 16.1

// exercise 16.1
source.share(replay: 1, scope: .whileConnected)
// end 16.1

// exercise 16.1
self.source = SharingStrategy.share(source)
// end 16.1
