// Each subscription makes what it needs in `deferred`, and puts it into a composite.

// exercise 16.7
// instead of: cities.onNext(city)
// instead of: formerDelegate?.locationManager(manager, didMoveTo: city)
formerDelegate?.locationManager(manager, didMoveTo: city)
cities.onNext(city)
// instead of: .create { observer in
// instead of: let proxy = of(manager)
// instead of: let subscription = subject(proxy).subscribe(observer)
// instead of: return Disposables.create {
// instead of: subscription.dispose()
// instead of: withExtendedLifetime(proxy) {}
// instead of: }
// instead of: }
Observable.deferred {
  let proxy = of(manager)
  return .create { observer in
    CompositeDisposable(
      subject(proxy).subscribe(observer),
      Disposables.create { withExtendedLifetime(proxy) {} }
    )
  }
}
// instead of: let isForOne = sender != nil
// instead of: return .create { [base, weak sender] observer in
// instead of: guard !isForOne || sender != nil else { return Disposables.create() }
// instead of: let token = base.listen(to: name, from: sender) { observer.onNext($0) }
// instead of: return Disposables.create { base.removeObserver(token) }
// instead of: }
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
