import Solution04Events

/// A value and the tick at which it came.
///
/// RxTest's type of the same name.
public struct Recorded<Value> {
  /// The tick at which the value came.
  public let time: TestTime

  /// The value.
  public let value: Value

  /// Creates a record of a value that came, or is to come, at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// The record as `next(1) @ 210`.
  public var debugDescription: String {
    "\(value) @ \(time)"
  }
}

extension Recorded {
  /// Creates a record of an element.
  public static func next<Element>(
    _ time: TestTime,
    _ element: Element
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// Creates a record of a completion.
  public static func completed<Element>(
    _ time: TestTime,
    _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// Creates a record of an error.
  public static func error<Element>(
    _ time: TestTime,
    _ error: Swift.Error,
    _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns the records as an array, with the type of their elements found by the compiler.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// Returns the records as they are, with the type of their elements found by the compiler.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}
