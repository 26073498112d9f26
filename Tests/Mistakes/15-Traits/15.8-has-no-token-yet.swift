// At the end it disposes the token that `subscribe` has returned; a source that ends sooner is kept.

// exercise 15.8
// instead of: private let subscription: Disposable
private var subscription: Disposable?

// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
subscription = source.subscribe(
  onNext: { relay.accept($0) },
  onError: { [weak self] _ in self?.release() },
  onCompleted: { [weak self] in self?.release() }
)

// instead of: deinit {
// instead of: subscription.dispose()
// instead of: }
deinit {
  release()
}

private func release() {
  subscription?.dispose()
}
// end 15.8
