import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

extension Reactive where Base == LocationManager {
  /// The cities that the device comes to, from now on.
  public var city: Observable<String> {
    // exercise 16.7: Each subscriber hears the cities, whoever else listens.
    // starts as: .never()
    LocationManagerDelegateProxy.elements(of: base, from: \.cities)
    // end 16.7
  }

  /// The reasons why the device does not know where it is, from now on.
  public var failure: Observable<Swift.Error> {
    // exercise 16.7: Each subscriber hears the errors, whoever else listens.
    // starts as: .never()
    LocationManagerDelegateProxy.elements(of: base, from: \.failures)
    // end 16.7
  }
}

// exercise 16.7: Everything else these two need: a delegate for many, which lives while anybody
//   listens. What was the manager's delegate before still hears everything, and is not kept.
/// A delegate for many: it reports to its subjects, and to the delegate that it has replaced.
///
/// RxCocoa's `DelegateProxy` does this for every delegate there is, with the Objective-C runtime.
private final class LocationManagerDelegateProxy: LocationManagerDelegate {
  let cities = PublishSubject<String>()
  let failures = PublishSubject<Swift.Error>()

  private weak var manager: LocationManager?
  private weak var formerDelegate: LocationManagerDelegate?

  private init(_ manager: LocationManager) {
    self.manager = manager
    formerDelegate = manager.delegate
    manager.delegate = self
  }

  deinit {
    // The manager's reference is weak, and nil by now, unless there is another delegate.
    guard let manager, manager.delegate == nil else { return }
    manager.delegate = formerDelegate
  }

  /// Returns the proxy of a manager: the one that is its delegate, or a new one that becomes it.
  ///
  /// The manager does not keep it: it lives while somebody who uses it keeps it, and then restores
  /// the former delegate.
  static func of(_ manager: LocationManager) -> LocationManagerDelegateProxy {
    manager.delegate as? LocationManagerDelegateProxy ?? LocationManagerDelegateProxy(manager)
  }

  func locationManager(_ manager: LocationManager, didMoveTo city: String) {
    cities.onNext(city)
    formerDelegate?.locationManager(manager, didMoveTo: city)
  }

  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error) {
    failures.onNext(error)
    formerDelegate?.locationManager(manager, didFailWith: error)
  }

  /// What one of the proxy's subjects sends, while anybody listens.
  static func elements<Element>(
    of manager: LocationManager,
    from subject: @escaping (LocationManagerDelegateProxy) -> PublishSubject<Element>
  ) -> Observable<Element> {
    .create { observer in
      let proxy = of(manager)
      let subscription = subject(proxy).subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        withExtendedLifetime(proxy) {}
      }
    }
  }
}
// end 16.7
