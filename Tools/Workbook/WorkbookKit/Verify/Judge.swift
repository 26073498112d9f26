/// Says what is wrong with a run that should have gone in a certain way.
struct Judge {
  private let tests: [ExerciseID?: [TestRecord]]
  private let variant: Variant

  init(_ record: RunRecord, _ variant: Variant) {
    tests = Dictionary(grouping: record.tests, by: \.exercise)
    self.variant = variant
  }

  /// The flaws if all tests of these exercises should pass.
  func passing(_ exercises: [ExerciseID]) -> [Flaw] {
    exercises.flatMap { id -> [Flaw] in
      let own = ran(id)
      guard !own.isEmpty else { return [.noTest(variant, id)] }
      return own.filter { !$0.issues.isEmpty }.map { .testFails(variant, $0) }
    }
  }

  /// The flaws if the tests of no exercise should pass as well.
  var passingOthers: [Flaw] {
    (tests[nil] ?? []).filter { !$0.issues.isEmpty }.map { .testFails(variant, $0) }
  }

  /// The flaws if each of these exercises should fail by an expectation.
  func failing(_ exercises: [ExerciseID]) -> [Flaw] {
    exercises.compactMap { id in
      let own = ran(id)
      guard !own.isEmpty else { return .noTest(variant, id) }
      let issues = own.flatMap(\.issues)
      guard let first = issues.first else { return .passes(variant, id) }
      guard issues.contains(where: \.isExpectation) else {
        return .failsByError(variant, id, first.text)
      }
      return nil
    }
  }

  /// The flaws if a known wrong answer should be rejected.
  func rejecting(_ mistake: Mistake, file: String) -> [Flaw] {
    failing([mistake.exercise])
      .map { flaw in
        guard case .passes = flaw else { return flaw }
        return .mistakeAccepted(file, summary: mistake.summary)
      }
  }

  private func ran(_ id: ExerciseID) -> [TestRecord] {
    (tests[id] ?? []).filter { $0.state == .ended }
  }
}
