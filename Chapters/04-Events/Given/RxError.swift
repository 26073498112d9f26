/// What the library itself reports as an error of a sequence.
public enum RxError: Swift.Error, @unchecked Sendable {
  // Unchecked: `disposed` holds an object of any type, which is meant to be looked at, not used.
  /// Something went wrong that has no name.
  case unknown
  /// Something was used after it was disposed.
  case disposed(object: AnyObject)
  /// A number grew beyond what its type can hold.
  case overflow
  /// An index lay beyond the end of the sequence.
  case argumentOutOfRange
  /// A sequence that needs an element had none.
  case noElements
  /// A sequence that needs one element had more.
  case moreThanOneElement
  /// Nothing came in time.
  case timeout
}
