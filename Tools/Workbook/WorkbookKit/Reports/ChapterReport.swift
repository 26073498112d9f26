/// What came of building and testing a chapter, or one exercise of it.
struct ChapterReport: Sendable {
  let chapter: Chapter

  /// Why it does not compile; nil if it does.
  let compileFailure: CompileFailure?

  /// The exercises that were asked for.
  let exercises: [ExerciseReport]

  /// Tests of the chapter that belong to no exercise and fail.
  let otherFailures: [TestRecord]

  /// The number of tests that ran to their end.
  let endedCount: Int

  /// What is wrong with the markers in the reader's files.
  let damage: [RegionDamage]

  /// Whether the chapter's tests are not those that were committed.
  let areTestsChanged: Bool

  let buildSeconds: Double
  let testSeconds: Double

  var isDone: Bool {
    compileFailure == nil && otherFailures.isEmpty && !exercises.isEmpty
      && exercises.allSatisfy(\.state.isDone)
  }

  /// The first exercise that is not done.
  var current: ExerciseReport? { exercises.first { !$0.state.isDone } }

  var exitCode: ExitCode {
    if compileFailure != nil { return .doesNotCompile }
    if exercises.contains(where: \.state.isCrash) { return .crashed }
    if endedCount == 0 { return .noTestRan }
    return isDone ? .done : .failing
  }
}
