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
  func lock() throws -> FileLock? {
    try FileLock.take(".build/workbook.lock", in: tree, seconds: 600) {
      console.show(Messages.waitingForOther)
    }
  }

  /// The chapter in which the reader is, as far as is remembered.
  func currentChapter() throws -> Chapter {
    let progress = store.load()
    guard let last = book.chapters.last else { throw Trouble.emptyBook }
    return book.chapters.first { chapter in
      !progress.isDone(chapter, fingerprint: Fingerprint.of(chapter, in: tree))
    } ?? last
  }

  /// The exercise at which the reader is, as far as is remembered.
  func currentExercise() throws -> ExerciseID {
    let chapter = try currentChapter()
    let progress = store.load()
    let exercise = chapter.exercises.first { !progress.isDone($0.id) } ?? chapter.exercises.last
    guard let exercise else {
      throw Trouble.unknownExercise(ExerciseID(chapter.number, 1), chapter)
    }
    return exercise.id
  }

  /// Builds and tests, shows what is going on, and remembers what came of it.
  func run(_ chapter: Chapter, only exercise: ExerciseID? = nil) throws -> ChapterReport {
    var runner = ChapterRunner(
      chapter,
      in: tree,
      patience: patience,
      environment: environment
    )
    runner.progress = { phase, seconds in
      switch phase {
      case .building: console.showStatus(Messages.building(chapter, seconds: seconds))
      case .testing: console.showStatus(Messages.testing(chapter))
      case .isolating(let id): console.showStatus(Messages.isolating(id))
      }
    }
    let lock = try lock()
    defer {
      withExtendedLifetime(lock) {}
      console.clearStatus()
    }
    // Taken before the build: an edit that is made meanwhile makes the record old.
    let fingerprint = Fingerprint.of(chapter, in: tree)
    let report = try runner.run(only: exercise)
    if !isJSON { console.clearStatus() }
    remembered(report, isWhole: exercise == nil, fingerprint)
    return report
  }

  private func remembered(_ report: ChapterReport, isWhole: Bool, _ fingerprint: String) {
    guard report.endedCount > 0 else { return }
    store.update { $0.note(report, isWhole: isWhole, fingerprint: fingerprint) }
  }
}
