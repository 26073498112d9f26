import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers

/// A type that can be turned into a ``ControlEvent``.
public protocol ControlEventType: ObservableType {
  /// Returns the sequence of what the user does.
  func asControlEvent() -> ControlEvent<Element>
}

/// What a user does with a control: it can't fail, ends with the control, and comes on the main
/// queue.
///
/// RxCocoa's type has the same name.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the elements.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates one from a source that keeps these promises if it is subscribed to on the main queue.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    // exercise 16.6: Keep the source so that it is always subscribed to on main: at once, if the
    //   caller is there already.
    // starts as: self.events = events.asObservable()
    self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    // end 16.6
  }

  /// Sends `observer` what the user does from now on.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// Returns an observable of the same events.
  public func asObservable() -> Observable<Element> {
    events
  }

  /// Returns the sequence itself.
  public func asControlEvent() -> ControlEvent<Element> {
    self
  }
}
