/// What one or several runs have said about the tests of a chapter.
struct Findings {
  private var tests: [ExerciseID?: [TestRecord]] = [:]
  private(set) var crashes: [ExerciseID: ExerciseState] = [:]

  var hasHung: Bool {
    crashes.values.contains { state in
      if case .hung = state { return true }
      return false
    }
  }

  var endedCount: Int { tests.values.joined().count { $0.state == .ended } }

  /// The failing tests that belong to no exercise.
  var otherFailures: [TestRecord] { (tests[nil] ?? []).filter { !$0.issues.isEmpty } }

  mutating func note(_ records: [TestRecord]) {
    for (id, records) in Dictionary(grouping: records, by: \.exercise) { tests[id] = records }
  }

  /// Notes a run in which one exercise was alone, or has to answer for the others.
  mutating func note(_ run: TestRun, of id: ExerciseID) {
    tests[id] = run.record.tests.filter { $0.exercise == id }
    switch run.ending {
    case .finished: break
    case .trapped(let trap): crashes[id] = .trapped(trap)
    case .hung(let patience): crashes[id] = .hung(patience: patience)
    case .quit(let code): crashes[id] = .quit(code: code)
    }
  }

  func report(on exercise: Exercise, isPristine: Bool) -> ExerciseReport {
    let tests = tests[exercise.id] ?? []
    return ExerciseReport(
      exercise: exercise,
      state: crashes[exercise.id] ?? state(of: tests, isPristine: isPristine),
      tests: tests
    )
  }

  private func state(of tests: [TestRecord], isPristine: Bool) -> ExerciseState {
    if tests.contains(where: { !$0.issues.isEmpty }) { return isPristine ? .notBegun : .failing }
    let ran = tests.filter { $0.state != .skipped }
    guard !ran.isEmpty else { return .untested }
    return ran.allSatisfy(\.hasPassed) ? .done : .untested
  }
}
