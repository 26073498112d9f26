/// The ticks at which a subscription began and ended.
///
/// RxTest's type of the same name.
public struct Subscription: Hashable, Sendable {
  /// When it began.
  public let subscribe: TestTime

  /// When it was disposed; `Int.max` if it never was.
  public let unsubscribe: TestTime

  /// Creates a record of a subscription that nobody has disposed.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// Creates a record of a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// The subscription as `(200: 1000)`, or `(200: Infinity)`.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
