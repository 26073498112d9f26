// Subscribes to the source when the first subscriber comes, so that a value nobody hears is too old.

// exercise 15.8
// instead of: private let subscription: Disposable
private let source: Observable<Element>
private let subscription = SingleAssignmentDisposable()
private let isConnected = Flag()

// instead of: subscription = source.asInfallible(onErrorFallbackTo: .empty())
// instead of: .subscribe(onNext: { relay.accept($0) })
self.source = source

// instead of: let listening = self.relay.subscribe(observer)
if self.isConnected.raise() {
  let relay = self.relay
  self.subscription.setDisposable(
    self.source.asInfallible(onErrorFallbackTo: .empty()).subscribe(onNext: { relay.accept($0) })
  )
}
let listening = self.relay.subscribe(observer)
// end 15.8
