// Its observable is the relay's, which does not hold the subscription to the source.

// exercise 15.8
// instead of: .create { observer in
// instead of: let listening = self.relay.subscribe(observer)
// instead of: return Disposables.create { withExtendedLifetime(self) { listening.dispose() } }
// instead of: }
relay.asObservable()
// end 15.8
