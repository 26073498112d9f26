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
    // exercise 16.6: Keep both; the values are always subscribed to on main: at once, if the caller
    //   is there already.
    self.values = values.asObservable()
    self.valueSink = AnyObserver { _ in }
    // end 16.6
  }

  /// Sends `observer` the current value, and then each change by the user.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The changes by the user, without the current value.
  public var changed: ControlEvent<PropertyType> {
    // exercise 16.6: All values except the first, which nobody has changed.
    ControlEvent(events: values)
    // end 16.6
  }

  /// Returns an observable of the values.
  public func asObservable() -> Observable<Element> {
    values
  }

  /// Returns the property itself.
  public func asControlProperty() -> ControlProperty<Element> {
    self
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
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of nil.
  public var orEmpty: ControlProperty<String> {
    // exercise 16.6: A property whose text is never nil, both ways.
    ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
    // end 16.6
  }
}
