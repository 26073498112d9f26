import Solution04Events

// The core has no such conformance: errors have no equality, and this one is only good for tests.
extension Event: Equatable where Element: Equatable {
  /// Returns whether two events are equal; errors are if their descriptions are.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    // exercise 12.6: Equal elements, two completions, or errors with the same text in "\(error)".
    false
    // end 12.6
  }
}
