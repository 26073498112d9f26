/// What the tests said about an exercise.
struct ExerciseReport: Equatable, Sendable {
  let exercise: Exercise
  let state: ExerciseState

  /// Its tests, in the order in which a reader meets them.
  let tests: [TestRecord]

  /// The first test that shows a trouble, and what it shows.
  var firstFailure: (test: TestRecord, issue: TestIssue)? {
    for test in tests {
      if let issue = test.issues.first { return (test, issue) }
    }
    return nil
  }

  /// The tests that had begun and not ended when the program stopped.
  var running: [TestRecord] { tests.filter { $0.state == .running } }
}
