/// One thing that went wrong in a test.
struct TestIssue: Equatable, Sendable {
  /// What happened, with the values: `(heard.values → []) == ["rain"]`.
  let text: String

  /// The difference between the two sides, if the library found one.
  let difference: String?

  /// What the test's author says about it.
  let comments: [String]

  let file: String
  let line: Int

  /// Whether the text tells more than that there is an issue: where a test speaks for itself, its
  /// comment does.
  var saysSomething: Bool { comments.isEmpty || text != "Issue recorded" }

  /// Whether it is what a test expects that failed, and not an error that came through.
  var isExpectation: Bool { !text.hasPrefix("Caught error:") }
}
