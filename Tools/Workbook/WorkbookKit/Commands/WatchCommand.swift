/// Runs the tests again whenever a file is saved.
struct WatchCommand {
  let session: Session

  func run(_ target: Target?) throws -> ExitCode {
    let id = try start(target)
    guard session.console.terminal.isInteractive, let screen = Screen() else {
      throw Trouble.noTerminal
    }
    let notes = Notes()
    let session = Session(
      book: session.book,
      console: session.console,
      // What it has to say would spoil the screen: it is shown on it.
      store: ProgressStore(session.tree) { notes.add($0) },
      isJSON: false,
      isYes: false,
      patience: session.patience,
      environment: session.environment,
      ask: { _ in nil }
    )
    return try Watcher(session, at: id, screen: screen, notes: notes).watch()
  }

  /// Where to begin: the exercise that was asked for, or the first one of its chapter that is open.
  private func start(_ target: Target?) throws -> ExerciseID {
    switch target {
    case nil: return try session.currentExercise()
    case .exercise(let id): return try session.book.exercise(id).id
    case .chapter(let number):
      let chapter = try session.book.chapter(number)
      let progress = session.store.load()
      let open = chapter.exercises.first { !progress.isDone($0.id) } ?? chapter.exercises.first
      guard let open else { throw Trouble.unknownExercise(ExerciseID(number, 1), chapter) }
      return open.id
    }
  }
}
