import Foundation

/// What every command has at hand.
struct Session: Sendable {
  let book: Book
  let console: Console
  let store: ProgressStore
  let isJSON: Bool
  let isYes: Bool

  /// How many seconds tests may make no progress.
  let patience: Double

  let environment: [String: String]

  /// Asks a question that is answered by yes or no; nil where there is nobody to ask.
  let ask: @Sendable (Message) -> Bool?

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

  /// The chapter in which the reader is, as far as is remembered.
  ///
  /// It is the one that was tried last, or the next one if that is done. A reader may have begun anywhere.
  func currentChapter() throws -> Chapter {
    let progress = store.load()
    guard let end = book.chapters.last else { throw Trouble.emptyBook }
    let isOpen = { (chapter: Chapter) in
      !progress.isDone(chapter, fingerprint: Fingerprint.of(chapter, in: tree))
    }
    guard let last = lastExercise(progress), let chapter = try? book.chapter(last.chapter) else {
      return book.chapters.first(where: isOpen) ?? end
    }
    return isOpen(chapter) ? chapter : openChapter(after: chapter) ?? chapter
  }

  private func lastExercise(_ progress: Progress) -> ExerciseID? {
    progress.last.flatMap { ExerciseID($0) }
  }

  /// The first chapter that is not known to be done, looked for behind one and then from the start.
  func openChapter(after done: Chapter) -> Chapter? {
    let progress = store.load()
    let others = book.chapters.filter { $0.number != done.number }
    return (others.filter { $0.number > done.number } + others)
      .first { !progress.isDone($0, fingerprint: Fingerprint.of($0, in: tree)) }
  }

  /// The exercise at which the reader is, as far as is remembered.
  func currentExercise() throws -> ExerciseID {
    let chapter = try currentChapter()
    let progress = store.load()
    if let last = lastExercise(progress), chapter.exercise(last) != nil, !progress.isDone(last) {
      return last
    }
    let exercise = chapter.exercises.first { !progress.isDone($0.id) } ?? chapter.exercises.last
    guard let exercise else {
      throw Trouble.unknownExercise(ExerciseID(chapter.number, 1), chapter)
    }
    return exercise.id
  }

  /// The way on from where the reader is.
  var route: Route {
    let progress = store.load()
    return Route(book: book, progress: progress) { chapter in
      progress.isDone(chapter, fingerprint: Fingerprint.of(chapter, in: tree))
    }
  }

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
    /// Another workbook is at work in this folder.
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
        patience: patience,
        environment: environment
      )
      runner.engine.halt = halt
      runner.progress = { progress(.running($0), $1) }
      let lock = try lock(halt: halt) { progress(.waiting, 0) }
      defer { withExtendedLifetime(lock) {} }
      // Taken before the build: an edit that is made meanwhile makes the record old.
      let fingerprint = Fingerprint.of(chapter, in: tree)
      let report = try runner.run(only: exercise, isBuilt: isBuilt)
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
