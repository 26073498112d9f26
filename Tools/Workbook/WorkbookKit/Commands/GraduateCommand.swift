/// Puts the reader's own chapters on top of each other, in place of the reference, and tests all.
struct GraduateCommand {
  let session: Session

  func run(upTo number: Int?) throws -> ExitCode {
    if let number { _ = try session.book.chapter(number) }
    let asked = session.book.chapters.filter { $0.number <= number ?? .max }
    guard !asked.isEmpty else { throw Trouble.emptyBook }
    let done = try doneChapters(of: asked)
    let open = asked.dropFirst(done.count).first
    if let open {
      session.console.show(Messages.notGraduated(open, below: done.count, at: exercise(of: open)))
    }
    guard !done.isEmpty else { return .failing }
    let code = try stackUp(Stack(book: session.book, chapters: done))
    guard code == .done else { return code }
    return open == nil ? .done : .failing
  }

  // MARK: What is done

  /// The chapters up to the first one that is not done; what is not known is found out.
  private func doneChapters(of chapters: [Chapter]) throws -> [Chapter] {
    var done: [Chapter] = []
    for chapter in chapters {
      let fingerprint = Fingerprint.of(chapter, in: session.tree)
      let isKnown = session.store.load().isDone(chapter, fingerprint: fingerprint)
      guard try isKnown || session.run(chapter).isDone else { break }
      done.append(chapter)
    }
    return done
  }

  /// The first exercise of a chapter that was not done when it was tested last.
  private func exercise(of chapter: Chapter) -> Exercise? {
    let progress = session.store.load()
    return chapter.exercises.first { !progress.isDone($0.id) }
  }

  // MARK: Stacking

  private func stackUp(_ stack: Stack) throws -> ExitCode {
    let lock = try session.lock { session.console.show(Messages.waitingForOther) }
    defer {
      withExtendedLifetime(lock) {}
      session.console.clearStatus()
    }
    session.console.showStatus(Messages.stacking)
    try stack.prepare()
    for chapter in stack.chapters {
      let report = try test(chapter, on: stack)
      guard report.isDone else {
        session.console.show(Messages.breaks(report, stack))
        let finding = try suspects(of: report, stack).find()
        session.console.show(Messages.explanation(finding, of: chapter))
        return report.exitCode == .done ? .failing : report.exitCode
      }
      session.console.show(Messages.stands(chapter))
    }
    let isWhole = stack.chapters.count == session.book.chapters.count
    session.console.show(
      Messages.graduated(stack.chapters.count, lines: stack.ownLineCount, isWhole: isWhole)
    )
    return .done
  }

  private func test(
    _ chapter: Chapter,
    only exercise: ExerciseID? = nil,
    on stack: Stack
  ) throws -> ChapterReport {
    var runner = stack.runner(
      of: chapter,
      patience: session.patience,
      environment: session.environment
    )
    runner.progress = { [console = session.console] phase, seconds in
      console.showStatus(Messages.phase(phase, of: chapter, seconds: seconds))
    }
    let report = try runner.run(only: exercise)
    guard !report.isDone, report.compileFailure == nil else { return report }
    // On a busy machine a test with threads may fail once. Nobody is accused for that.
    let again = try runner.run(only: exercise ?? report.current?.exercise.id, isBuilt: true)
    return again.isDone ? try runner.run(only: exercise, isBuilt: true) : report
  }

  private func suspects(of report: ChapterReport, _ stack: Stack) -> Suspects {
    let exercise = report.compileFailure == nil ? report.current?.exercise.id : nil
    return Suspects(stack: stack, chapter: report.chapter) { pair in
      session.console.showStatus(Messages.suspecting(pair, below: report.chapter))
      try pair.prepare()
      return try test(report.chapter, only: exercise, on: pair).isDone
    }
  }
}
