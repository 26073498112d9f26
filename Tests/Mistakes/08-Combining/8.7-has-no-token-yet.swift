// Keeps a token when `subscribe` has returned: what has won before finds nothing to dispose.

// exercise 8.7
// instead of: private let subscriptions: [SingleAssignmentDisposable]
private let subscriptions = Lock([Disposable]())
// instead of: subscriptions = sources.map { _ in SingleAssignmentDisposable() }
// instead of: super.init(observer: observer, cancel: cancel)
super.init(observer: observer, cancel: cancel)
// instead of: subscriptions[number].setDisposable(source.subscribe(observer))
let token = source.subscribe(observer)
subscriptions.withLock { $0.append(token) }
// instead of: return Disposables.create(subscriptions)
return Disposables.create { [self] in
  for token in subscriptions.withLock({ $0 }) { token.dispose() }
}
// instead of: for (other, subscription) in subscriptions.enumerated() where other != number {
// instead of: subscription.dispose()
// instead of: }
for (other, subscription) in subscriptions.withLock({ $0 }).enumerated() where other != number {
  subscription.dispose()
}
// end 8.7
