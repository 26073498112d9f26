// Makes the proxy when the sequence is made, and keeps it for as long as that.

// exercise 16.7 in LocationManagerDelegateProxy.swift
cities.onNext(city)
formerDelegate?.locationManager(manager, didMoveTo: city)
// end 16.7

// exercise 16.7 in LocationManagerDelegateProxy.swift
let proxy = LocationManagerDelegateProxy.of(base)
return .create { observer in
  let subscription = subject(proxy).subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    withExtendedLifetime(proxy) {}
  }
}
// end 16.7
