import Foundation

/// A report for programs.
struct JSONReport: Encodable {
  /// An exercise in a report.
  struct Item: Encodable {
    let id: String
    let title: String
    let state: String
    let file: String?
    let goal: String?
    let lesson: String
    let trap: CodeLocation?
    let message: String?

    /// The order in which several threads took their steps before the crash, as a drawing.
    let picture: [String]?
    let tests: [Test]
  }

  /// A test of an exercise.
  struct Test: Encodable {
    let name: String
    let state: String
    let file: String
    let line: Int
    let issues: [Issue]
  }

  /// A failure of a test.
  struct Issue: Encodable {
    let text: String
    let comments: [String]
    let file: String
    let line: Int
  }

  /// An error of the compiler.
  struct CompileError: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  private let version = 1
  private let chapter: Int
  private let title: String
  private let exitCode: Int32
  private let compileErrors: [CompileError]
  private let otherErrors: [String]
  private let exercises: [Item]
  private let otherFailures: [Test]
  private let areTestsChanged: Bool
  private let buildSeconds: Double
  private let testSeconds: Double

  init(_ report: ChapterReport, in tree: Tree) {
    chapter = report.chapter.number
    title = report.chapter.title
    exitCode = report.exitCode.rawValue
    let failure = report.compileFailure
    compileErrors = ((failure?.own ?? []) + (failure?.foreign ?? []))
      .map {
        CompileError(file: $0.file, line: $0.line, column: $0.column, message: $0.message)
      }
    otherErrors = failure?.other ?? []
    exercises = report.exercises.map { Item($0, report, tree, isKnown: failure == nil) }
    otherFailures = report.otherFailures.map { Test($0, tree) }
    areTestsChanged = report.areTestsChanged
    buildSeconds = (report.buildSeconds * 1000).rounded() / 1000
    testSeconds = (report.testSeconds * 1000).rounded() / 1000
  }

  var text: String { Self.text(of: self) }

  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension JSONReport.Item {
  init(_ exercise: ExerciseReport, _ report: ChapterReport, _ tree: Tree, isKnown: Bool) {
    let location = ExerciseLocation(of: exercise.exercise.id, in: report.chapter, report.text, tree)
    id = "\(exercise.exercise.id)"
    title = exercise.exercise.title
    state = isKnown ? exercise.state.keyword : ExerciseState.untested.keyword
    file = location.file
    goal = location.goal
    lesson = location.lesson
    if case .trapped(let found) = exercise.state {
      trap = found.location
      message = found.message
      picture = found.picture.isEmpty ? nil : found.picture
    } else {
      trap = nil
      message = nil
      picture = nil
    }
    tests = exercise.tests.map { .init($0, tree) }
  }
}

extension JSONReport.Test {
  init(_ test: TestRecord, _ tree: Tree) {
    name = test.name
    state =
      switch test.state {
      case .waiting: "waiting"
      case .running: "running"
      case .skipped: "skipped"
      case .ended: test.issues.isEmpty ? "passed" : "failed"
      }
    file = tree.relative(test.file)
    line = test.line
    issues = test.issues.map {
      .init(text: $0.text, comments: $0.comments, file: tree.relative($0.file), line: $0.line)
    }
  }
}
