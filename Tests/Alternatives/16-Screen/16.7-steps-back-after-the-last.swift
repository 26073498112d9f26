// Counts who listens, and steps back when the last of them has gone; each listener keeps it.

// exercise 16.7 in LocationManagerDelegateProxy.swift
Travels.report(of: base) { $0.cities }
// end 16.7

// exercise 16.7 in LocationManagerDelegateProxy.swift
Travels.report(of: base) { $0.failures }
// end 16.7

// exercise 16.7 in LocationManagerDelegateProxy.swift
private final class Travels: LocationManagerDelegate {
  let cities = PublishSubject<String>()
  let failures = PublishSubject<Swift.Error>()

  private weak var manager: LocationManager?
  private weak var before: LocationManagerDelegate?
  private var listeners = 0

  static func report<Element>(
    of manager: LocationManager,
    _ choose: @escaping (Travels) -> PublishSubject<Element>
  ) -> Observable<Element> {
    .create { observer in
      let travels = (manager.delegate as? Travels) ?? Travels()
      travels.begin(with: manager)
      return CompositeDisposable(
        choose(travels).subscribe(observer),
        Disposables.create { travels.leave() }
      )
    }
  }

  private func begin(with manager: LocationManager) {
    listeners += 1
    guard listeners == 1 else { return }
    self.manager = manager
    before = manager.delegate
    manager.delegate = self
  }

  private func leave() {
    listeners -= 1
    guard listeners == 0, let manager, manager.delegate === self else { return }
    manager.delegate = before
  }

  func locationManager(_ manager: LocationManager, didMoveTo city: String) {
    before?.locationManager(manager, didMoveTo: city)
    cities.on(.next(city))
  }

  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error) {
    before?.locationManager(manager, didFailWith: error)
    failures.on(.next(error))
  }
}
// end 16.7
