/// A type that a ``LocationManager`` reports to.
public protocol LocationManagerDelegate: AnyObject {
  /// Is called when the device has come to another city.
  func locationManager(_ manager: LocationManager, didMoveTo city: String)

  /// Is called when the device can't say where it is.
  func locationManager(_ manager: LocationManager, didFailWith error: Swift.Error)
}

/// The part of a device that knows where it is, and tells one delegate.
public final class LocationManager: ReactiveCompatible {
  /// The one that is told; it is not kept alive.
  public weak var delegate: LocationManagerDelegate?

  /// Creates a manager that tells nobody.
  public init() {}

  /// Takes the device to another city.
  public func move(to city: String) {
    delegate?.locationManager(self, didMoveTo: city)
  }

  /// Takes the device where it knows nothing.
  public func fail(with error: Swift.Error) {
    delegate?.locationManager(self, didFailWith: error)
  }
}
