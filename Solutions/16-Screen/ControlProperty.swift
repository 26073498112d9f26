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
  // starts as: /// Creates a property from its two sides.
  // starts as: ///
  // starts as: /// - Parameters:
  // starts as: ///   - values: Sends a new subscriber the current value, and then each change by the user.
  // starts as: ///   - valueSink: Sets the value.
  // starts as: public init<Values: ObservableType, Sink: ObserverType>(
  // starts as:   values: Values,
  // starts as:   valueSink: Sink
  // starts as: ) where Values.Element == Element, Sink.Element == Element {}
  // starts as:
  // starts as: /// Sends `observer` the current value, and then each change by the user.
  // starts as: public func subscribe<Observer: ObserverType>(
  // starts as:   _ observer: Observer
  // starts as: ) -> Disposable where Observer.Element == Element {
  // starts as:   Disposables.create()
  // starts as: }
  // starts as:
  // starts as: /// The changes by the user, without the current value.
  // starts as: public var changed: ControlEvent<PropertyType> {
  // starts as:   ControlEvent(events: Observable.never())
  // starts as: }
  // starts as:
  // starts as: /// Returns an observable of the values.
  // starts as: public func asObservable() -> Observable<Element> {
  // starts as:   .never()
  // starts as: }
  // starts as:
  // starts as: /// Sets the value.
  // starts as: public func onNext(_ element: Element) {}
  // starts as:
  // starts as: /// Stops a debug build: there is nothing on the screen to show an error with.
  // starts as: public func onError(_ error: Swift.Error) {}
  // starts as:
  // starts as: /// Tells the control that no more values will be set.
  // starts as: public func onCompleted() {}
  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a property from its two sides.
  ///
  /// - Parameters:
  ///   - values: Sends a new subscriber the current value, and then each change by the user.
  ///   - valueSink: Sets the value.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values,
    valueSink: Sink
  ) where Values.Element == Element, Sink.Element == Element {
    self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Sends `observer` the current value, and then each change by the user.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The changes by the user, without the current value.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// Returns an observable of the values.
  public func asObservable() -> Observable<Element> {
    values
  }

  /// Sets the value.
  public func onNext(_ element: Element) {
    valueSink.onNext(element)
  }

  /// Stops a debug build: there is nothing on the screen to show an error with.
  public func onError(_ error: Swift.Error) {
    reportBindingError(error)
  }

  /// Tells the control that no more values will be set.
  public func onCompleted() {
    valueSink.onCompleted()
  }
  // end 16.6
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of nil.
  public var orEmpty: ControlProperty<String> {
    // exercise 16.6: A property whose text is never nil, both ways.
    // starts as: ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
    ControlProperty(
      values: asObservable().map { $0 ?? "" },
      valueSink: mapObserver { $0 }
    )
    // end 16.6
  }
}
