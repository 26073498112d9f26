/// What happened to one subscription, in short.
public struct Story: Equatable, Sendable, CustomStringConvertible {
  /// The state that a subscription is in.
  public enum End: Equatable, Sendable {
    /// It is still running: it has neither ended nor been disposed.
    case open
    /// It has completed.
    case completed
    /// It has failed, with this text of the error.
    case failed(String)
    /// It was disposed before it ended.
    case givenUp
  }

  /// The name of the subscription, such as `search#2`.
  public let subscription: String

  /// How many elements have come.
  public var elements: Int

  /// The state that it is in.
  public var end: End

  /// Creates the story of a subscription.
  public init(subscription: String, elements: Int = 0, end: End = .open) {
    self.subscription = subscription
    self.elements = elements
    self.end = end
  }

  /// The story as a line of text.
  public var description: String {
    "\(subscription): \(elements) \(elements == 1 ? "element" : "elements"), \(end)"
  }
}
