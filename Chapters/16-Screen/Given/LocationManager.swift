/// A type that a ``LocationManager`` reports to.
public protocol LocationManagerDelegate: AnyObject {
  /// Is called when the device has come to another city.
  func locationManager(_ manager: LocationManager, didMoveTo city: String)

  /// Is called when the device can't say where it is.
  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error)
}

/// The part of a device that knows where it is, and reports to one delegate.
public final class LocationManager: ReactiveCompatible {
  /// The delegate; it is not kept alive.
  public weak var delegate: LocationManagerDelegate?

  /// Creates a manager without a delegate.
  public init() {}

  /// Takes the device to another city.
  public func move(to city: String) {
    delegate?.locationManager(self, didMoveTo: city)
  }

  /// Takes the device where it can't find out.
  public func fail(with error: Swift.Error) {
    delegate?.locationManager(self, didFailWith: error)
  }
}
