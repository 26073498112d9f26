/// A value that tells one observer about each change.
///
/// RxSwift has no type this small; its `BehaviorRelay` is the nearest, and keeps many observers.
public final class Observable1<Value> {
  /// The newest value; setting it tells the observer, on the thread that sets it.
  public var value: Value {
    didSet {
      // exercise 1.1: Tell the observer the new value, if there is an observer.
      observer?(value)
      // end 1.1
    }
  }

  private var observer: ((Value) -> Void)?

  /// Creates an observable that nobody observes.
  public init(_ value: Value) {
    self.value = value
  }

  /// Keeps `observer` instead of the one before; `nil` keeps nobody.
  public func observe(_ observer: ((Value) -> Void)?) {
    // exercise 1.1: Keep the observer where `didSet` finds it.
    self.observer = observer
    // end 1.1
  }

  /// Tells `observer` the current value, and then every new one.
  public func observeFromNow(_ observer: @escaping (Value) -> Void) {
    // exercise 1.2: Tell the observer the current value once, and then every later one.
    observe(observer)
    // Called after it is kept: if it responds by setting a new value, it hears that one, too.
    observer(value)
    // end 1.2
  }
}
