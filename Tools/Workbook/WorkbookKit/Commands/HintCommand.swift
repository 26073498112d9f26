/// Shows the hints of an exercise, one more each time.
struct HintCommand {
  let session: Session

  /// Where the hints are shown.
  var surroundings = ReportView.Surroundings.shell

  func run(_ asked: ExerciseID?, all: Bool) throws -> ExitCode {
    session.console.show(try blocks(for: try asked ?? session.currentExercise(), all: all))
    return .done
  }

  /// The next hint, or all of them; what was shown is remembered.
  func blocks(for id: ExerciseID, all: Bool) throws -> [Block] {
    let exercise = try session.book.exercise(id)
    let chapter = try session.book.chapter(id.chapter)
    let lesson = Lesson(try session.tree.read(chapter.lesson))
    guard let section = lesson.exercise(id), !section.hints.isEmpty else {
      throw Trouble.noHints(id, lesson: chapter.lesson)
    }
    let known = session.store.load().hints["\(id)"] ?? 0
    let count = all ? section.hints.count : min(known + 1, section.hints.count)
    let shown = all ? section.hints[...] : section.hints[(count - 1)..<count]
    session.store.update { $0.hints["\(id)"] = max(known, count) }
    return Messages.hints(
      Array(shown),
      of: exercise,
      left: section.hints.count - count,
      lesson: "\(chapter.lesson)#\(section.anchor)",
      around: surroundings
    )
  }
}
