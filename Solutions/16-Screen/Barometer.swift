import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// An instrument whose properties can be watched, like those of many system classes.
public final class Barometer: ReactiveCompatible {
  /// The air pressure, in hectopascals.
  public var pressure = 1013 {
    didSet { tellWatchers(of: \Barometer.pressure) }
  }

  /// Whether the needle has moved much lately.
  public var isFalling = false {
    didSet { tellWatchers(of: \Barometer.isFalling) }
  }

  private struct Watcher {
    let property: PartialKeyPath<Barometer>
    let tell: (Barometer) -> Void
  }

  private var watchers = Bag<Watcher>()

  /// Creates a barometer that shows fair weather.
  public init() {}

  /// The number of closures that watch it.
  public var watcherCount: Int {
    watchers.count
  }

  /// Calls a closure after each change of a property.
  ///
  /// - Parameters:
  ///   - property: The property, such as `\.pressure`.
  ///   - changed: Is given the barometer and the new value.
  /// - Returns: A token that ends the watching; if nobody disposes it, the watching goes on.
  public func watch<Value>(
    _ property: KeyPath<Barometer, Value>,
    changed: @escaping (Barometer, Value) -> Void
  ) -> Disposable {
    let watcher = Watcher(property: property) { changed($0, $0[keyPath: property]) }
    let key = watchers.insert(watcher)
    return Disposables.create { [weak self] in _ = self?.watchers.removeKey(key) }
  }

  private func tellWatchers(of property: PartialKeyPath<Barometer>) {
    // A copy: a watcher may come or go during the loop.
    let present = watchers
    present.forEach { watcher in
      if watcher.property == property { watcher.tell(self) }
    }
  }
}

extension Reactive where Base == Barometer {
  /// The value of a property, and each later one.
  ///
  /// Like RxCocoa's `observe`, it keeps the object alive while anybody listens.
  ///
  /// - Parameter property: The property, such as `\.pressure`.
  /// - Returns: The sequence, which does not end.
  public func observe<Value>(_ property: KeyPath<Barometer, Value>) -> Observable<Value> {
    // exercise 16.7: Send a new subscriber the current value, and then each change; the subscription
    //   keeps the object, and when it ends, the watching ends.
    // starts as: .never()
    .create { [base] observer in
      // First, so that it hears what the observer changes when it hears the first value.
      let token = base.watch(property) { _, value in observer.onNext(value) }
      observer.onNext(base[keyPath: property])
      return Disposables.create { withExtendedLifetime(base) { token.dispose() } }
    }
    // end 16.7
  }
}
