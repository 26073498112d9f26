import Solution04Events

// The core has no such conformance: errors have no equality, and this one is good for tests alone.
extension Event: Equatable where Element: Equatable {
  /// Tells whether two events are the same; errors are, if their descriptions are.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    // exercise 12.6: Equal elements, two completions, or errors of which "\(error)" says the same.
    false
    // end 12.6
  }
}
