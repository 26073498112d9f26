/// A value that tells every observer that ever came, in order of arrival.
///
/// Nobody can leave: closures can't be compared, so there is nothing to look for.
public final class ArrayObservable<Value> {
  /// The newest value; setting it tells all observers, on the thread that sets it.
  public var value: Value {
    didSet {
      // exercise 2.1: Tell every observer the new value, in order of arrival.
      // end 2.1
    }
  }

  private var observers: [(Value) -> Void] = []

  /// Creates an observable that nobody observes.
  public init(_ value: Value) {
    self.value = value
  }

  /// Keeps `observer` behind those that are there, for good.
  public func observe(_ observer: @escaping (Value) -> Void) {
    // exercise 2.1: Keep the observer, and all that came before it.
    // end 2.1
  }
}
