/// Runs a chapter or an exercise and tells how it stands; without either, where the reader is.
struct TestCommand {
  let session: Session

  /// Whether all failures are shown, and not only the first one.
  var isTellingAll = false

  /// Where am I? The first chapter that is not done.
  func runNext() throws -> ExitCode {
    let isFirstTime = !session.store.isThere
    var chapter = try session.position.chapter
    if isFirstTime, !session.isJSON {
      session.console.show(Messages.greeting(lesson: chapter.lessonFile))
    }
    while true {
      let report = try session.run(chapter)
      // Work in the next chapter says that this one was done before, and only forgotten.
      if report.isDone, let next = session.book.chapter(after: chapter), hasEdits(next) {
        if !session.isJSON { session.console.show(Messages.passed(report)) }
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

  private func hasEdits(_ chapter: Chapter) -> Bool {
    if session.position.isDone(chapter) { return true }
    let text = try? ChapterText(reading: chapter, in: session.tree)
    return text.map { !$0.edits.isEmpty } ?? false
  }

  // MARK: Showing

  private func show(_ report: ChapterReport, only exercise: ExerciseID? = nil) {
    if session.isJSON {
      session.console.raw(JSONReport(report, in: session.tree).text)
    } else {
      session.console.show(
        ReportView(session: session, report: report, only: exercise, all: isTellingAll).blocks
      )
    }
  }
}
