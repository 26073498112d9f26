import Solution02ManyObservers

/// A value that tells many observers about each change, and gives each a token to leave with.
///
/// Any thread may set the value, observe, or dispose a token. Observers are called on the thread
/// that sets. RxSwift's `PublishRelay` is the nearest.
public final class Observable3<Value> {
  private struct State {
    var value: Value
    var observers = Bag<ObserverEntry<Value>>()
  }

  // Guards the value and the bag. Observers are called outside it, from a copy of the bag.
  private let state: Lock<State>

  /// Creates an observable that nobody observes.
  public init(_ value: Value) {
    state = Lock(State(value: value))
  }

  /// The newest value; setting it tells the observers, on the thread that sets it.
  public var value: Value {
    get {
      state.withLock { $0.value }
    }
    set {
      var old = newValue
      let present = state.withLock { state in
        // Swapped, not overwritten: the old value is freed once the lock is open again.
        swap(&state.value, &old)
        return state.observers
      }
      present.forEach { $0.tell(newValue) }
    }
  }

  /// The number of observers that have not left.
  public var observerCount: Int {
    state.withLock { $0.observers.count }
  }

  /// Tells `observer` each new value until the token that it returns is disposed.
  ///
  /// The token keeps neither the observable nor the observer alive.
  public func observe(_ observer: @escaping (Value) -> Void) -> Disposable {
    // exercise 3.2: Keep the observer, and return a token that removes only this observer and
    //   doesn't keep the observable alive.
    Disposables.create()
    // end 3.2
  }

  private func forget(_ key: BagKey) {
    // exercise 3.2: Take the observer out, and make sure that it hears no more of a delivery that
    //   is under way.
    // end 3.2
  }
}
