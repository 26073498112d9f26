// Releases the proxy, which nobody else keeps: the delegate is gone at once.

// exercise 16.7 in LocationManagerDelegateProxy.swift
cities.onNext(city)
formerDelegate?.locationManager(manager, didMoveTo: city)
  // end 16.7

  // exercise 16.7 in LocationManagerDelegateProxy.swift
  .create { [base] observer in
    subject(LocationManagerDelegateProxy.of(base)).subscribe(observer)
  }
// end 16.7
