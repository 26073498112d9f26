/// A value that tells many observers about each change; each of them can leave.
///
/// Not safe to use from two threads; chapter 3 fixes that. RxSwift's `PublishRelay` is the nearest.
public final class Observable2<Value> {
  /// The newest value; setting it tells the observers, on the thread that sets it.
  public var value: Value {
    didSet { deliver() }
  }

  private var observers = Bag<(Value) -> Void>()

  /// Creates an observable that nobody observes.
  public init(_ value: Value) {
    self.value = value
  }

  /// Keeps `observer` behind those that are there, and returns the key with which it leaves.
  public func observe(_ observer: @escaping (Value) -> Void) -> BagKey {
    // exercise 2.3: Keep the observer, and return its key.
    // starts as: BagKey.first
    observers.insert(observer)
    // end 2.3
  }

  /// Removes the observer with this key; does nothing if there is none.
  public func unobserve(_ key: BagKey) {
    // exercise 2.3: Remove the observer with this key, and no other.
    observers.removeKey(key)
    // end 2.3
  }

  private func deliver() {
    // exercise 2.4: Tell this value to everybody who is here when the delivery begins, and to
    //   nobody else, whatever an observer does meanwhile.
    // starts as: for key in observers.keys { observers[key]?(value) }
    // Both are copies, so a reentrant call changes only the deliveries that begin after it.
    let present = observers
    let news = value
    present.forEach { $0(news) }
    // end 2.4
  }
}
