import Foundation

/// What every command has at hand.
struct Session: Sendable {
  let book: Book
  let console: Console
  var store: ProgressStore
  let isJSON: Bool
  let isYes: Bool

  /// How many seconds tests may make no progress.
  let timeout: Double

  let environment: [String: String]

  /// Asks a question that is answered by yes or no; nil where there is nobody to ask.
  var ask: @Sendable (Message) -> Bool?

  var tree: Tree { book.tree }

  /// Keeps other workbooks out of the build folder for as long as the lock lives.
  func lock(halt: Halt = Halt(), waiting: () -> Void) throws -> FileLock? {
    try FileLock.take(
      ".build/workbook.lock",
      in: tree,
      seconds: 600,
      halt: halt,
      waiting: waiting
    )
  }

  /// Where the reader is now.
  var position: Position { Position(book, store.load()) }

  /// Builds and tests, shows what is going on, and remembers what came of it.
  func run(_ chapter: Chapter, only exercise: ExerciseID? = nil) throws -> ChapterReport {
    defer { console.clearStatus() }
    return try run(chapter, only: exercise) { stage, seconds in
      switch stage {
      case .waiting: console.show(Messages.waitingForOther)
      case .running(let phase):
        console.showStatus(Messages.phase(phase, of: chapter, seconds: seconds))
      }
    }
  }

  /// What a run does at a time.
  enum Stage: Equatable, Sendable {
    /// Another workbook is running in this folder.
    case waiting
    case running(ChapterRunner.Phase)
  }

  /// Builds, unless that was done, and tests; tells how far it is, and remembers what came of it.
  func run(
    _ chapter: Chapter,
    only exercise: ExerciseID?,
    isBuilt: Bool = false,
    halt: Halt = Halt(),
    progress: (Stage, Double) -> Void
  ) throws -> ChapterReport {
    try withoutActuallyEscaping(progress) { progress in
      var runner = ChapterRunner(
        chapter,
        in: tree,
        timeout: timeout,
        environment: environment
      )
      runner.engine.halt = halt
      runner.progress = { progress(.running($0), $1) }
      let lock = try lock(halt: halt) { progress(.waiting, 0) }
      defer { withExtendedLifetime(lock) {} }
      // While somebody watches, git may have been at work.
      try Conflict.check(tree, environment: environment)
      // Taken before the build: an edit that is made meanwhile makes the record old.
      let fingerprint = Fingerprint.of(chapter, in: tree)
      let progress = store.load()
      var report = try runner.run(
        only: exercise,
        earlier: { text in exercise.map { progress.changed(before: $0, in: text) } ?? [] },
        isBuilt: isBuilt
      )
      report.changedLast = progress.changedLast(in: report.text, of: chapter)
      report.marks = GapMarks((try? tree.read(chapter.gapMarks)) ?? "")
      remembered(report, isWhole: exercise == nil, fingerprint)
      return report
    }
  }

  private func remembered(_ report: ChapterReport, isWhole: Bool, _ fingerprint: String) {
    guard report.endedCount > 0 || report.exitCode != .noTestRan else { return }
    let now = Date().timeIntervalSince1970
    store.update { $0.note(report, isWhole: isWhole, fingerprint: fingerprint, at: now) }
  }
}
