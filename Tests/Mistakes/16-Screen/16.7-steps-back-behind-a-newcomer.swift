// If the last subscriber leaves when it hears a city, and somebody subscribes before the others
// have heard it (as with `city.take(1).concat(city)`), the newcomer hears nothing more: when the
// city has been told, the proxy steps back as it has noted, although somebody listens again.

// exercise 16.7 in LocationManagerDelegateProxy.swift
// instead of: deinit {
// instead of: // The manager's reference is weak, and nil by now, unless there is another delegate.
// instead of: guard let manager, manager.delegate == nil else { return }
// instead of: manager.delegate = formerDelegate
// instead of: }
private var listeners = 0
private var tellings = 0
private var isToStepBack = false

func join() {
  listeners += 1
}

func leave() {
  listeners -= 1
  guard listeners == 0 else { return }
  // Not while it tells: the former delegate has to hear this city.
  if tellings > 0 { isToStepBack = true } else { stepBack() }
}

private func telling(_ tell: () -> Void) {
  tellings += 1
  tell()
  tellings -= 1
  guard isToStepBack, tellings == 0 else { return }
  isToStepBack = false
  stepBack()
}

private func stepBack() {
  guard let manager, manager.delegate === self else { return }
  manager.delegate = formerDelegate
}
// end 16.7

// exercise 16.7 in LocationManagerDelegateProxy.swift
// instead of: cities.onNext(city)
// instead of: formerDelegate?.locationManager(manager, didMoveTo: city)
telling {
  cities.onNext(city)
  formerDelegate?.locationManager(manager, didMoveTo: city)
}
// end 16.7

// exercise 16.7 in LocationManagerDelegateProxy.swift
// instead of: failures.onNext(error)
// instead of: formerDelegate?.locationManager(manager, didFailWith: error)
telling {
  failures.onNext(error)
  formerDelegate?.locationManager(manager, didFailWith: error)
}
// end 16.7

// exercise 16.7 in LocationManagerDelegateProxy.swift
// instead of: let proxy = of(manager)
// instead of: let subscription = subject(proxy).subscribe(observer)
// instead of: return Disposables.create {
// instead of: subscription.dispose()
// instead of: withExtendedLifetime(proxy) {}
// instead of: }
let proxy = of(manager)
proxy.join()
let subscription = subject(proxy).subscribe(observer)
return Disposables.create {
  subscription.dispose()
  proxy.leave()
}
// end 16.7
