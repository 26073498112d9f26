/// One thing that a sequence says: an element, or its end.
///
/// A sequence is `next* (error | completed)?`: any number of elements, then at most one end.
/// RxSwift's type is `Event`, too.
@frozen public enum Event<Element> {
  /// The sequence has one more element.
  case next(Element)
  /// The sequence has ended because something went wrong.
  case error(Swift.Error)
  /// The sequence has ended well.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
  /// Whether nothing may follow this event.
  public var isStopEvent: Bool {
    // exercise 4.1: Return true for the two events that end a sequence, and for no other.
    false
    // end 4.1
  }

  /// The element of a `next` event.
  public var element: Element? {
    // exercise 4.1: Return the element, if this event has one.
    nil
    // end 4.1
  }

  /// The error of an `error` event.
  public var error: Swift.Error? {
    // exercise 4.1: Return the error, if this event has one.
    nil
    // end 4.1
  }

  /// Whether this is the `completed` event.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Returns the same event with its element transformed.
  ///
  /// - Parameter transform: Makes the new element; if it throws, the event becomes that error.
  /// - Returns: The transformed event; an event without an element stays what it is.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    // exercise 4.1: Transform an element, and pass on an end; what is thrown becomes an error.
    .completed
    // end 4.1
  }
}

extension Event: CustomDebugStringConvertible {
  /// The event as `next(1)`, `error(boom)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// A type that can be read as an event.
public protocol EventConvertible {
  /// The type of the elements.
  associatedtype Element

  /// The event that this value stands for.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
