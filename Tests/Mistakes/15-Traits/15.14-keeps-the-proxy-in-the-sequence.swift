// Takes the place of the delegate when the sequence is made, and keeps it as long as that.

// exercise 15.14 in LocationManagerDelegateProxy.swift
cities.onNext(city)
formerDelegate?.locationManager(manager, didMoveTo: city)
// end 15.14

// exercise 15.14 in LocationManagerDelegateProxy.swift
let proxy = LocationManagerDelegateProxy.of(base)
return .create { observer in
  let subscription = subject(proxy).subscribe(observer)
  return Disposables.create {
    subscription.dispose()
    withExtendedLifetime(proxy) {}
  }
}
// end 15.14
