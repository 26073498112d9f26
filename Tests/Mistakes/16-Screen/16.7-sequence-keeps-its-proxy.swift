// The sequence remembers the proxy of its last subscription: whoever keeps the sequence keeps the
// proxy as the delegate, though nobody listens. (let cities = manager.rx.city;
// cities.subscribe().dispose(); manager.delegate is not the former one. With
// manager.rx.city.subscribe() all is right.)

// exercise 16.7 in LocationManagerDelegateProxy.swift
// instead of: .create { observer in
// instead of: let proxy = of(manager)
// instead of: let subscription = subject(proxy).subscribe(observer)
// instead of: return Disposables.create {
// instead of: subscription.dispose()
// instead of: withExtendedLifetime(proxy) {}
// instead of: }
// instead of: }
// The manager does not keep it.
var kept: LocationManagerDelegateProxy?
return .create { observer in
  let proxy = of(manager)
  if kept !== proxy { kept = proxy }
  let subscription = subject(proxy).subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    withExtendedLifetime(proxy) {}
  }
}
// end 16.7
