// Each subscription makes what it needs in `deferred`, and puts it into a composite.

// exercise 16.7 in LocationManagerDelegateProxy.swift
formerDelegate?.locationManager(manager, didMoveTo: city)
cities.onNext(city)
// end 16.7

// exercise 16.7 in LocationManagerDelegateProxy.swift
Observable.deferred { [base] in
  let proxy = LocationManagerDelegateProxy.of(base)
  return .create { observer in
    CompositeDisposable(
      subject(proxy).subscribe(observer),
      Disposables.create { withExtendedLifetime(proxy) {} }
    )
  }
}
// end 16.7

// exercise 16.7 in Reactive+Notifications.swift
let isThere = sender == nil ? { true } : { [weak sender] in sender != nil }
return .create { [base, weak sender] observer in
  let removal = SingleAssignmentDisposable()
  if isThere() {
    let token = base.listen(to: name, from: sender) { observer.on(.next($0)) }
    removal.setDisposable(Disposables.create { base.removeObserver(token) })
  }
  return removal
}
// end 16.7
