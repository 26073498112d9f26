// Keeps the proxy, and never ends the subscription to it.

// exercise 16.7 in LocationManagerDelegateProxy.swift
cities.onNext(city)
formerDelegate?.locationManager(manager, didMoveTo: city)
  // end 16.7

  // exercise 16.7 in LocationManagerDelegateProxy.swift
  .create { [base] observer in
    let proxy = LocationManagerDelegateProxy.of(base)
    _ = subject(proxy).subscribe(observer)
    return Disposables.create { proxy.cities.onCompleted() }
  }
// end 16.7
