import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution11Schedulers
import Solution15Traits

/// A type that can be turned into a ``ControlProperty``.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// Returns the property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A value of a control that both the user and the program can change.
///
/// As a sequence it sends the current value and each change by the *user*: it can't fail, ends with
/// the control, and comes on the main queue. As an observer it sets the value, which it does not
/// send. RxCocoa's type has the same name.
public struct ControlProperty<PropertyType>: ControlPropertyType, DirectObserver {
  /// The type of the value.
  public typealias Element = PropertyType

  /// Returns the property itself.
  public func asControlProperty() -> ControlProperty<Element> {
    self
  }

  // exercise 16.6: Both sides in one. The values are subscribed to on main, wherever `subscribe` is
  //   called: at once, if that is main already. What the property receives goes to its sink; but an
  //   error can't be shown, and must not go unnoticed.
  /// Creates a property from its two sides.
  ///
  /// - Parameters:
  ///   - values: Sends a new subscriber the current value, and then each change by the user.
  ///   - valueSink: Sets the value.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values,
    valueSink: Sink
  ) where Values.Element == Element, Sink.Element == Element {}

  /// Sends `observer` the current value, and then each change by the user.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    Disposables.create()
  }

  /// The changes by the user, without the current value.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: Observable.never())
  }

  /// Returns an observable of the values.
  public func asObservable() -> Observable<Element> {
    .never()
  }

  /// Sets the value.
  public func onNext(_ element: Element) {}

  /// Stops a debug build: there is nothing on the screen to show an error with.
  public func onError(_ error: Swift.Error) {}

  /// Tells the control that no more values will be set.
  public func onCompleted() {}
  // end 16.6
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of nil.
  public var orEmpty: ControlProperty<String> {
    // exercise 16.6: A property whose text is never nil, both ways.
    ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
    // end 16.6
  }
}
