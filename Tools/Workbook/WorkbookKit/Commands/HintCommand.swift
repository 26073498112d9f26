/// Shows the hints of an exercise, one more each time.
struct HintCommand {
  let session: Session

  /// Where the hints are shown.
  var surroundings = ReportView.Surroundings.shell

  func run(_ asked: ExerciseID?, all: Bool) throws -> ExitCode {
    session.console.show(try blocks(for: asked ?? session.position.exercise, all: all))
    return .done
  }

  /// The next hint, or all of them; what was shown is remembered.
  func blocks(for id: ExerciseID, all: Bool) throws -> [Block] {
    let exercise = try session.book.exercise(id)
    let chapter = try session.book.chapter(id.chapter)
    guard let lesson = chapter.lesson else {
      throw BookError.unreadable(file: chapter.lessonFile)
    }
    guard let section = lesson.exercise(id), !section.hints.isEmpty else {
      throw WorkbookError.noHints(id, lesson: chapter.lessonFile)
    }
    var count = section.hints.count
    session.store.update { progress in
      let known = progress.hints["\(id)"] ?? 0
      if !all { count = min(known + 1, count) }
      progress.hints["\(id)"] = max(known, count)
    }
    let shown = all ? section.hints[...] : section.hints[(count - 1)..<count]
    return Messages.hints(
      Array(shown),
      of: exercise,
      left: section.hints.count - count,
      lesson: "\(chapter.lessonFile)#\(section.anchor)",
      around: surroundings
    )
  }
}
