import Testing

/// Where failures go: to Swift Testing, unless a test wants to read them.
enum Report {
  /// Takes failures in place of Swift Testing, so that the tests of this module can read their
  /// texts.
  @TaskLocal static var reader: (@Sendable (String, SourceLocation) -> Void)?

  /// Reports a failure of the test at `sourceLocation`.
  static func failure(_ text: String, at sourceLocation: SourceLocation) {
    if let reader {
      reader(text, sourceLocation)
    } else {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
  }
}
