// The token of a subscription to the failures holds the manager.

// exercise 16.7
.create { [base] observer in
  let token = base.watch(property) { _, value in observer.onNext(value) }
  observer.onNext(base[keyPath: property])
  return Disposables.create {
    withExtendedLifetime(base) { token.dispose() }
  }
}
// end 16.7

// exercise 16.7
.create { [base] observer in
  let proxy = LocationManagerDelegateProxy.current(of: base)
  let subscription = proxy.cities.subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    withExtendedLifetime(proxy) {}
  }
}
// end 16.7

// exercise 16.7
.create { [base] observer in
  let proxy = LocationManagerDelegateProxy.current(of: base)
  let subscription = proxy.failures.subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    withExtendedLifetime((base, proxy)) {}
  }
}
// end 16.7

// exercise 16.7
/// A delegate for everybody who listens, and for the delegate that was there before.
private final class LocationManagerDelegateProxy: LocationManagerDelegate {
  let cities = PublishSubject<String>()
  let failures = PublishSubject<Swift.Error>()

  private weak var manager: LocationManager?
  private weak var formerDelegate: LocationManagerDelegate?

  init(_ manager: LocationManager) {
    self.manager = manager
    formerDelegate = manager.delegate
    manager.delegate = self
  }

  deinit {
    guard let manager, manager.delegate == nil else { return }
    manager.delegate = formerDelegate
  }

  static func current(of manager: LocationManager) -> LocationManagerDelegateProxy {
    manager.delegate as? LocationManagerDelegateProxy ?? LocationManagerDelegateProxy(manager)
  }

  func locationManager(_ manager: LocationManager, didMoveTo city: String) {
    cities.onNext(city)
    formerDelegate?.locationManager(manager, didMoveTo: city)
  }

  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error) {
    failures.onNext(error)
    formerDelegate?.locationManager(manager, didFailWith: error)
  }
}
// end 16.7

// exercise 16.7
let isForOne = sender != nil
return .create { [base, weak sender] observer in
  guard !isForOne || sender != nil else { return Disposables.create() }
  let token = base.listen(to: name, from: sender) { observer.onNext($0) }
  return Disposables.create { base.removeObserver(token) }
}
// end 16.7

// exercise 16.7
Binder(base) { base, value in base[keyPath: keyPath] = value }
// end 16.7
