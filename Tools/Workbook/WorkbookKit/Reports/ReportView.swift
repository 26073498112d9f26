/// What a reader is shown of a report.
struct ReportView {
  let session: Session
  let report: ChapterReport

  /// The exercise that was asked for; nil for the whole chapter.
  let exercise: ExerciseID?

  /// Where it is shown, which decides how one goes on from there.
  let surroundings: Surroundings

  /// Where something is shown.
  enum Surroundings: Equatable, Sendable {
    /// In a terminal where commands are typed.
    case shell

    /// On the screen of a workbook that watches, where keys are pressed.
    case watch
  }

  init(
    session: Session,
    report: ChapterReport,
    only exercise: ExerciseID?,
    around surroundings: Surroundings = .shell
  ) {
    self.session = session
    self.report = report
    self.exercise = exercise
    self.surroundings = surroundings
  }

  @BlockBuilder
  var blocks: [Block] {
    if report.compileFailure == nil, exercise == nil {
      damage
      Messages.states(report)
      outcome
    } else {
      essence
    }
    Messages.time(build: report.buildSeconds, tests: report.testSeconds)
  }

  /// The same without the list of exercises and the times.
  @BlockBuilder
  var essence: [Block] {
    damage
    if let failure = report.compileFailure {
      Messages.compileFailure(failure, report.chapter, in: session.tree)
      testsChanged
    } else {
      outcome
    }
  }

  @BlockBuilder
  private var damage: [Block] {
    if !report.damage.isEmpty {
      Messages.damaged(report.damage, report.chapter)
      Block.blank
    }
  }

  @BlockBuilder
  private var outcome: [Block] {
    verdict
    testsChanged
  }

  @BlockBuilder
  private var testsChanged: [Block] {
    if report.areTestsChanged {
      Messages.testsChanged(report.chapter)
    }
  }

  private var verdict: [Block] {
    guard report.endedCount > 0 || report.exitCode == .crashed else { return Messages.noTestRan }
    guard let current = report.current else {
      if let exercise, let done = report.chapter.exercise(exercise) {
        return Messages.exerciseDone(done, around: surroundings) + way(on: exercise)
      }
      if !report.otherFailures.isEmpty {
        return Messages.otherFailures(report.otherFailures, in: session.tree)
      }
      guard let next = session.openChapter(after: report.chapter) else { return Messages.bookDone }
      return Messages.chapterDone(report.chapter, next: next)
    }
    // On a screen that is drawn anew at each save, one trouble at a time is enough.
    let isAll = exercise != nil && surroundings == .shell
    return Messages.failure(current, in: session.tree, all: isAll) + next(current)
  }

  /// What comes after an exercise that is done; a screen that watches goes there by itself.
  private func way(on from: ExerciseID) -> [Block] {
    guard surroundings == .shell else { return [] }
    switch session.route.step(after: from) {
    case .exercise(let id):
      guard
        let exercise = try? session.book.exercise(id),
        let chapter = try? session.book.chapter(id.chapter)
      else { return [] }
      return Messages.nextExercise(exercise, at: Place.of(id, in: chapter, session.tree))
    case .confirm(let chapter): return Messages.confirm(chapter)
    case .end: return []
    }
  }

  private func next(_ current: ExerciseReport) -> [Block] {
    Messages.next(
      current.exercise.id,
      at: Place.of(current.exercise.id, in: report.chapter, session.tree),
      isBegun: current.state != .notBegun,
      around: surroundings
    )
  }
}
