// The observable holds the subscription to the source, but a subscriber does not.

// exercise 15.8
// instead of: let listening = self.relay.subscribe(observer)
// instead of: return Disposables.create { withExtendedLifetime(self) { listening.dispose() } }
self.relay.subscribe(observer)
// end 15.8
