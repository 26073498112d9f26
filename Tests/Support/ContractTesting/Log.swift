import Solution04Events
import WorkbookTesting

/// What an observer has heard, recorded as text.
public typealias Log = Recorder<String>

extension Recorder<String> {
  /// Makes an observer that records each event it hears, and keeps no rules of its own.
  public func observer<Element>(of type: Element.Type = Element.self) -> AnyObserver<Element> {
    AnyObserver { event in self.record("\(event)") }
  }
}

/// The error that goes through the tests.
public struct Storm: Error, CustomStringConvertible {
  /// The error as a text.
  public let description = "storm"

  /// Creates a storm.
  public init() {}
}
