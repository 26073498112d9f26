/// What a reader is shown of a report.
struct ReportView {
  let session: Session
  let report: ChapterReport

  /// The exercise that was asked for; nil for the whole chapter.
  let exercise: ExerciseID?

  /// Where it is shown, which decides how one goes on from there.
  let surroundings: Surroundings

  /// Whether all failures are shown, and not only the first one.
  let isTellingAll: Bool

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
    around surroundings: Surroundings = .shell,
    all isTellingAll: Bool = false
  ) {
    self.isTellingAll = isTellingAll
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
    if !report.text.damage.isEmpty {
      Messages.damaged(report.text.damage, report.chapter)
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
        return Messages.exerciseDone(done, around: surroundings) + broken + way(on: exercise)
      }
      if !report.otherFailures.isEmpty {
        return Messages.otherFailures(report.otherFailures, in: session.tree)
      }
      guard let next = session.position.openChapter(after: report.chapter) else {
        return Messages.bookDone
      }
      return Messages.chapterDone(report.chapter, next: next, around: surroundings)
    }
    let failure = Messages.failure(current, in: session.tree, all: isTellingAll)
    return failure + broken + skipped(before: current.exercise.id) + next(current)
  }

  /// What comes before an exercise that was asked for, and is not begun: it may be what is missing.
  private func skipped(before id: ExerciseID) -> [Block] {
    guard exercise != nil else { return [] }
    let skipped = report.chapter.exercises.map(\.id)
      .prefix { $0 != id }
      .filter { earlier in
        report.text.isPristine(earlier)
          && report.text.starter.regions(of: earlier).contains { report.text.isOpen($0.key) }
      }
    return Messages.skipped(skipped, before: id)
  }

  /// What was done before, and is not any more: the reason for a failure may lie there.
  private var broken: [Block] {
    report.broken.flatMap { Messages.broken($0, at: location(of: $0.exercise.id)) }
  }

  /// What comes after an exercise that is done; a screen that watches goes there by itself.
  private func way(on from: ExerciseID) -> [Block] {
    guard surroundings == .shell else { return [] }
    switch session.position.step(after: from) {
    case .exercise(let id):
      guard let exercise = report.chapter.exercise(id) else { return [] }
      return Messages.nextExercise(exercise, at: location(of: id))
    case .confirm(let chapter): return Messages.confirm(chapter)
    case .end: return []
    }
  }

  private func next(_ current: ExerciseReport) -> [Block] {
    let suspect = Suspect(of: current, in: report)
    let location = ExerciseLocation(
      of: suspect.exercise ?? current.exercise.id,
      in: report.chapter,
      report.text,
      session.tree,
      suspect: suspect
    )
    return Messages.next(
      current.exercise.id,
      at: location,
      isBegun: current.state != .notBegun,
      around: surroundings
    )
  }

  private func location(of id: ExerciseID) -> ExerciseLocation {
    ExerciseLocation(of: id, in: report.chapter, report.text, session.tree)
  }
}
