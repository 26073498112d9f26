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

  /// The same with another name for the file that it crashed in.
  func mapped(_ name: (String) -> String) -> ExerciseReport {
    guard case .trapped(let trap) = state else { return self }
    return ExerciseReport(exercise: exercise, state: .trapped(trap.mapped(name)), tests: tests)
  }
}
