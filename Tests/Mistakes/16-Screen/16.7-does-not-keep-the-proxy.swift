// Releases the proxy, which nobody else keeps: the delegate is gone at once.

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
  subject(of(manager)).subscribe(observer)
}
// end 16.7
