import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

/// A delegate for many: it reports to its subjects, and to the delegate that it has replaced.
///
/// RxCocoa's `DelegateProxy` does this for every delegate there is, with the Objective-C runtime.
final class LocationManagerDelegateProxy: LocationManagerDelegate {
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
    // exercise 16.7: Forward to the subject, and to the delegate that was there before.
    cities.onNext(city)
    formerDelegate?.locationManager(manager, didMoveTo: city)
    // end 16.7
  }

  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error) {
    failures.onNext(error)
    formerDelegate?.locationManager(manager, didFailWith: error)
  }
}

extension Reactive where Base == LocationManager {
  /// The cities that the device comes to, from now on.
  public var city: Observable<String> {
    elements(of: \.cities)
  }

  /// The reasons why the device does not know where it is, from now on.
  public var failure: Observable<Swift.Error> {
    elements(of: \.failures)
  }

  /// What one of the proxy's subjects sends, while anybody listens.
  private func elements<Element>(
    of subject: @escaping (LocationManagerDelegateProxy) -> PublishSubject<Element>
  ) -> Observable<Element> {
    // exercise 16.7: Each subscription keeps the manager's proxy for as long as it lasts, and
    //   receives what the subject sends.
    // starts as: .never()
    .create { [base] observer in
      let proxy = LocationManagerDelegateProxy.of(base)
      let subscription = subject(proxy).subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        withExtendedLifetime(proxy) {}
      }
    }
    // end 16.7
  }
}
