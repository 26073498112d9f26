/// What a sequence sent until it ended, and how it ended.
///
/// RxBlocking's type of the same name.
public enum MaterializedSequenceResult<Element> {
  /// It completed after these elements.
  case completed(elements: [Element])

  /// It failed after these elements; with `RxError.timeout` if it was given up.
  case failed(elements: [Element], error: Error)
}

extension MaterializedSequenceResult: Sendable where Element: Sendable {}

extension MaterializedSequenceResult {
  /// Returns the elements of a sequence that completed.
  ///
  /// - Returns: The elements, oldest first.
  /// - Throws: The error of a sequence that failed.
  func get() throws -> [Element] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}
