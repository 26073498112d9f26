import Testing

extension ExitTest.Result {
  /// What a program said that was stopped, without the trace of its crash.
  ///
  /// A failed expectation shows it, and a reader wants one sentence, not a hundred lines. The test has
  /// to observe the content of standard error.
  public var lastSentence: String {
    String(decoding: standardErrorContent, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .prefix { !$0.hasPrefix("***") && !$0.hasPrefix("Current stack trace") }
      .joined(separator: "\n")
  }
}
