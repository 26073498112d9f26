/// Runs a chapter or an exercise and tells how it stands; without either, where the reader is.
struct TestCommand {
  let session: Session

  /// Where am I? The first chapter that is not done.
  func runNext() throws -> ExitCode {
    let isFirstTime = !session.store.isThere
    var chapter = try session.currentChapter()
    if isFirstTime, !session.isJSON {
      session.console.show(Messages.greeting(lesson: chapter.lesson))
    }
    while true {
      let report = try session.run(chapter)
      // Work in the next chapter says that this one was done before, and only forgotten.
      if report.isDone, let next = session.book.chapter(after: chapter), hasEdits(next) {
        chapter = next
        continue
      }
      show(report)
      return report.exitCode
    }
  }

  func run(_ target: Target?) throws -> ExitCode {
    switch target {
    case nil:
      return try runNext()
    case .chapter(let number):
      let report = try session.run(try session.book.chapter(number))
      show(report)
      return report.exitCode
    case .exercise(let id):
      _ = try session.book.exercise(id)
      let report = try session.run(try session.book.chapter(id.chapter), only: id)
      show(report, only: id)
      return report.exitCode
    }
  }

  /// The first chapter that is not known to be done, beside one that is.
  private func firstOpenChapter(but done: Chapter) -> Chapter? {
    let progress = session.store.load()
    return session.book.chapters.first { chapter in
      chapter.number != done.number
        && !progress.isDone(chapter, fingerprint: Fingerprint.of(chapter, in: session.tree))
    }
  }

  private func hasEdits(_ chapter: Chapter) -> Bool {
    let progress = session.store.load()
    if progress.isDone(chapter, fingerprint: Fingerprint.of(chapter, in: session.tree)) {
      return true
    }
    guard
      let mine = try? ChapterSources(reading: chapter.starters, in: session.tree),
      let reference = try? ChapterSources(reading: chapter.solutions, in: session.tree)
    else { return false }
    return !Pristine.edits(in: mine, beside: reference).isEmpty
  }

  // MARK: Showing

  private func show(_ report: ChapterReport, only exercise: ExerciseID? = nil) {
    if session.isJSON {
      session.console.raw(JSONReport(report, in: session.tree).text)
    } else {
      session.console.show(blocks(report, only: exercise))
    }
  }

  @BlockBuilder
  private func blocks(_ report: ChapterReport, only exercise: ExerciseID?) -> [Block] {
    if !report.damage.isEmpty {
      Messages.damaged(report.damage, report.chapter)
      Block.blank
    }
    if let failure = report.compileFailure {
      Messages.compileFailure(failure, report.chapter, in: session.tree)
    } else {
      if exercise == nil {
        Messages.states(report)
      }
      verdict(report, only: exercise)
    }
    if report.areTestsChanged {
      Messages.testsChanged(report.chapter)
    }
    Messages.time(build: report.buildSeconds, tests: report.testSeconds)
  }

  private func verdict(_ report: ChapterReport, only exercise: ExerciseID?) -> [Block] {
    guard report.endedCount > 0 || report.exitCode == .crashed else { return Messages.noTestRan }
    guard let current = report.current else {
      if let exercise, let done = report.chapter.exercise(exercise) {
        return Messages.exerciseDone(done)
      }
      if !report.otherFailures.isEmpty {
        return Messages.otherFailures(report.otherFailures, in: session.tree)
      }
      guard let next = firstOpenChapter(but: report.chapter) else { return Messages.bookDone }
      return Messages.chapterDone(report.chapter, next: next)
    }
    return Messages.failure(current, in: session.tree, all: exercise != nil)
      + next(current, report.chapter)
  }

  private func next(_ current: ExerciseReport, _ chapter: Chapter) -> [Block] {
    Messages.next(
      current.exercise.id,
      at: Place.of(current.exercise.id, in: chapter, session.tree),
      isBegun: current.state != .notBegun
    )
  }
}
