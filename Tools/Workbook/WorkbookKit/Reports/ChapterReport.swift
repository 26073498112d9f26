/// What came of building and testing a chapter, or one exercise of it.
struct ChapterReport: Sendable {
  let chapter: Chapter

  /// Why it does not compile; nil if it does.
  let compileFailure: CompileFailure?

  /// The exercises that were asked for.
  let exercises: [ExerciseReport]

  /// Exercises that were done before, and were tested again because their code has changed.
  var earlier: [ExerciseReport] = []

  /// Tests of the chapter that belong to no exercise and fail.
  let otherFailures: [TestRecord]

  /// The number of tests that finished.
  let endedCount: Int

  /// The gaps whose code was changed last.
  var changedLast: [RegionKey] = []

  /// Which gap a test is about.
  var marks = GapMarks()

  /// The code that was tested.
  let text: ChapterText

  /// Whether the chapter's tests are not those that were committed.
  let areTestsChanged: Bool

  let buildSeconds: Double
  let testSeconds: Double

  var isDone: Bool {
    compileFailure == nil && otherFailures.isEmpty && !exercises.isEmpty
      && exercises.allSatisfy(\.state.isDone)
  }

  /// The exercises that were done before, and are not any more.
  var broken: [ExerciseReport] {
    earlier.filter { !$0.state.isDone && $0.state != .untested }
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

/// What the tests said about an exercise.
struct ExerciseReport: Equatable, Sendable {
  let exercise: Exercise
  let state: ExerciseState

  /// Its tests, in the order in which a reader meets them.
  let tests: [TestRecord]

  /// What the code printed in the test that is shown, line by line.
  var printed: [String] = []

  /// The tests that had begun and not ended when the program stopped.
  var running: [TestRecord] { tests.filter { $0.state == .running } }

  /// The same with another name for the file that it crashed in.
  func mapped(_ name: (String) -> String) -> ExerciseReport {
    guard case .trapped(let trap) = state else { return self }
    return ExerciseReport(
      exercise: exercise,
      state: .trapped(trap.mapped(name)),
      tests: tests,
      printed: printed
    )
  }
}

/// The state of an exercise, as its tests say.
enum ExerciseState: Equatable, Sendable {
  /// Its tests ran, and all of them pass.
  case done

  /// A test fails.
  case failing

  /// A test fails, and nothing has been typed yet.
  case notBegun

  /// The program crashed in one of its tests.
  case trapped(Trap)

  /// A test made no progress for that many seconds.
  case hung(timeout: Double)

  /// The program ended by itself, with that code, in the middle of a test.
  case quit(code: Int32)

  /// None of its tests ran: there are none, or a hang before them was in the way.
  case untested

  var isDone: Bool { self == .done }

  /// Whether the program did not get through its tests.
  var isCrash: Bool {
    switch self {
    case .trapped, .hung, .quit: true
    case .done, .failing, .notBegun, .untested: false
    }
  }

  /// The name of the state in files and for programs.
  var keyword: String {
    switch self {
    case .done: "done"
    case .failing: "failing"
    case .notBegun: "not begun"
    case .trapped: "trapped"
    case .hung: "hung"
    case .quit: "quit"
    case .untested: "untested"
    }
  }
}
