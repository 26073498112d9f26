// Keeps the proxy, and never ends the subscription to it.

// exercise 16.7
// instead of: .create { observer in
// instead of: let proxy = of(manager)
// instead of: let subscription = subject(proxy).subscribe(observer)
// instead of: return Disposables.create {
// instead of: subscription.dispose()
// instead of: withExtendedLifetime(proxy) {}
// instead of: }
// instead of: }
.create { observer in
  let proxy = of(manager)
  _ = subject(proxy).subscribe(observer)
  return Disposables.create { proxy.cities.onCompleted() }
}
// end 16.7
