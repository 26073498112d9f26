/// The way of a reader through the exercises while the workbook watches: what runs, what is shown,
/// and what comes next.
///
/// It knows nothing of screens.
final class WatchCourse {
  var state: WatchState

  let session: Session
  private let notes: Notes
  private let wake: @Sendable () -> Void
  private var run: BackgroundRun?

  /// When the save was seen that the run is about; nil for a run that nobody saved for.
  private var savedAt: Double?

  /// A save that came while something was running.
  private var pending: Double?

  /// The files of the last build that worked.
  private var built: String?

  /// Whether the exercise was seen open: one that was done before is not left by itself.
  private var wasOpen = false

  /// Whether the run is that of a whole chapter whose exercises seem to be done.
  private var isConfirming = false

  init(
    _ session: Session,
    at id: ExerciseID,
    notes: Notes,
    wake: @escaping @Sendable () -> Void
  ) throws {
    self.session = session
    self.notes = notes
    self.wake = wake
    state = WatchState(
      chapter: try session.book.chapter(id.chapter),
      exercise: try session.book.exercise(id)
    )
  }

  var isRunning: Bool { run != nil }

  /// Ends what runs, with all that it started.
  func stop() {
    run?.stop()
  }

  // MARK: Runs

  /// Runs the exercise, as it is now.
  func start() {
    start(only: state.exercise.id)
  }

  /// A file was saved, and that was first seen at this time.
  func saved(_ first: Double) {
    state.news = []
    notes.clear()
    if state.page.isReading { state.show(.verdict) }
    guard let run else {
      savedAt = first
      start()
      return
    }
    // A build goes to its end, and tests are ended at once: theirs would be a verdict on code that
    // is no more, and the reader may just have mended an endless loop.
    pending = pending ?? first
    run.supersede()
  }

  /// Takes in how far the run is.
  func update() {
    guard let run else { return }
    state.activity = run.now
    guard case .ended(let outcome) = run.now else { return }
    self.run = nil
    state.activity = nil
    if case .report(let report) = outcome {
      built = report.compileFailure == nil ? run.fingerprint : nil
    }
    if let first = pending {
      pending = nil
      savedAt = first
      start()
      return
    }
    switch outcome {
    case .report(let report): note(report)
    case .trouble(let trouble): state.verdict = .trouble(trouble)
    case .halted: break
    }
  }

  private func start(only exercise: ExerciseID?) {
    isConfirming = exercise == nil
    let fingerprint = Fingerprint.of(state.chapter, in: session.tree)
    run = BackgroundRun(
      session,
      state.chapter,
      only: exercise,
      isBuilt: fingerprint == built,
      fingerprint: fingerprint,
      wake: wake
    )
    state.activity = run?.now
  }

  private func note(_ report: ChapterReport) {
    guard report.isDone else {
      // A chapter may fail as a whole though each exercise passed: it is shown, and not run again.
      if isConfirming, let current = report.current { state.exercise = current.exercise }
      wasOpen = true
      show(report, only: isConfirming ? nil : state.exercise.id)
      return
    }
    if isConfirming {
      state.news.append(.chapterDone(state.chapter))
      follow(route.step(after: state.chapter))
    } else {
      show(report, only: state.exercise.id)
      guard wasOpen else { return }
      state.news.append(.solved(state.exercise))
      follow(route.step(after: state.exercise.id))
    }
  }

  private func show(_ report: ChapterReport, only exercise: ExerciseID?) {
    let timing = savedAt.map {
      WatchState.Timing(
        total: Clock.seconds - $0,
        build: report.buildSeconds,
        tests: report.testSeconds
      )
    }
    savedAt = nil
    let view = ReportView(session: session, report: report, only: exercise, around: .watch)
    state.verdict = .report(view, timing)
    state.offset = 0
  }

  // MARK: The way

  var route: Route { session.route }

  private func follow(_ step: Route.Step) {
    switch step {
    case .exercise(let id): go(to: id)
    case .confirm: start(only: nil)
    case .end:
      state.news.append(.bookDone)
      wasOpen = false
    }
  }

  private func go(to id: ExerciseID) {
    guard let chapter = try? session.book.chapter(id.chapter), let exercise = chapter.exercise(id)
    else { return }
    if chapter.number != state.chapter.number { built = nil }
    state.chapter = chapter
    state.exercise = exercise
    state.verdict = .none
    state.show(.verdict)
    wasOpen = true
    start()
  }

  /// Goes on though the exercise is as it is.
  func leave(for step: Route.Step) {
    run?.stop()
    run = nil
    pending = nil
    savedAt = nil
    state.news = []
    follow(step)
  }
}
