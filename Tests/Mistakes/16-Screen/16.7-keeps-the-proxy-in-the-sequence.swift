// Makes the proxy when the sequence is made, and keeps it for as long as that.

// exercise 16.7
// instead of: .create { observer in
// instead of: let proxy = of(manager)
// instead of: let subscription = subject(proxy).subscribe(observer)
// instead of: return Disposables.create {
// instead of: subscription.dispose()
// instead of: withExtendedLifetime(proxy) {}
// instead of: }
// instead of: }
let proxy = of(manager)
return .create { observer in
  let subscription = subject(proxy).subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    withExtendedLifetime(proxy) {}
  }
}
// end 16.7
