/// A type of elements that can be read from a line of marbles.
public protocol MarbleValue {
  /// Reads an element; nil if the text stands for none.
  init?(marble: String)
}

extension Int: MarbleValue {
  /// Reads a number, such as `7` or `-1`.
  public init?(marble: String) {
    self.init(marble)
  }
}

extension String: MarbleValue {
  /// Takes the text as it is.
  public init?(marble: String) {
    self = marble
  }
}

/// The error that a `#` stands for, unless a test says otherwise.
public struct MarbleError: Error, CustomStringConvertible {
  /// The error as a text.
  public let description = "marble error"

  /// Creates the error.
  public init() {}
}

/// Returns the text for an element in a line of marbles; an optional is its value, or nil.
package func marbleText(_ element: Any) -> String {
  guard let optional = element as? any OptionalElement else { return "\(element)" }
  return optional.content.map(marbleText) ?? "nil"
}

private protocol OptionalElement {
  var content: Any? { get }
}

extension Optional: OptionalElement {
  fileprivate var content: Any? { self }
}
