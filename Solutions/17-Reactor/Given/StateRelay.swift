import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

/// A state that can be set from outside, and is replayed to each new subscriber.
///
/// ReactorKit's class of the same name.
public final class StateRelay<Element>: ObservableType {
  private let relay: BehaviorRelay<Element>

  /// Creates a relay with an initial value.
  public init(value: Element) {
    relay = BehaviorRelay(value: value)
  }

  /// The newest value.
  public var value: Element {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  /// Makes `event` the new value, and sends it to all observers.
  public func accept(_ event: Element) {
    relay.accept(event)
  }

  /// Sends `observer` the newest value, then each new one.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    relay.subscribe(observer)
  }

  /// Returns an observable of the same elements, through which nobody can send.
  public func asObservable() -> Observable<Element> {
    relay.asObservable()
  }
}
