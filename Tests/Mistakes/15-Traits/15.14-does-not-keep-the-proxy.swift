// Lets go of the proxy, which nobody else keeps: the delegate is gone at once.

// exercise 15.14 in LocationManagerDelegateProxy.swift
cities.onNext(city)
formerDelegate?.locationManager(manager, didMoveTo: city)
  // end 15.14

  // exercise 15.14 in LocationManagerDelegateProxy.swift
  .create { [base] observer in
    subject(LocationManagerDelegateProxy.of(base)).subscribe(observer)
  }
// end 15.14
