// Keeps the proxy, and never ends the subscription to it.

// exercise 15.14 in LocationManagerDelegateProxy.swift
cities.onNext(city)
formerDelegate?.locationManager(manager, didMoveTo: city)
  // end 15.14

  // exercise 15.14 in LocationManagerDelegateProxy.swift
  .create { [base] observer in
    let proxy = LocationManagerDelegateProxy.of(base)
    _ = subject(proxy).subscribe(observer)
    return Disposables.create { proxy.cities.onCompleted() }
  }
// end 15.14
