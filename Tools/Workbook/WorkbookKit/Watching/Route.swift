/// The way from one exercise to the next.
struct Route {
  /// What comes next.
  enum Step: Equatable {
    case exercise(ExerciseID)

    /// All exercises of the chapter seem to be done: its tests have the last word.
    case confirm(Chapter)
    case end
  }

  let book: Book
  let progress: Progress

  /// Whether a chapter is done, and is the same since.
  let isDone: (Chapter) -> Bool

  /// Where to go from an exercise that was solved.
  func step(after id: ExerciseID) -> Step {
    guard let chapter = try? book.chapter(id.chapter) else { return .end }
    return openExercise(after: id, in: chapter).map(Step.exercise) ?? .confirm(chapter)
  }

  /// Where to go from a chapter that is done.
  func step(after chapter: Chapter) -> Step {
    let others = book.chapters.filter { $0.number != chapter.number }
    let open = (others.filter { $0.number > chapter.number } + others).first { !isDone($0) }
    guard let open, let first = firstOpenExercise(of: open) else { return .end }
    return .exercise(first)
  }

  /// Where to go when the reader wants to leave an exercise as it is.
  func step(past id: ExerciseID) -> Step {
    guard let chapter = try? book.chapter(id.chapter) else { return .end }
    return openExercise(after: id, in: chapter).map(Step.exercise) ?? step(after: chapter)
  }

  func firstOpenExercise(of chapter: Chapter) -> ExerciseID? {
    (chapter.exercises.first { !progress.isDone($0.id) } ?? chapter.exercises.first)?.id
  }

  /// The next exercise of the chapter that is not done, looked for behind one and then from the
  /// start.
  private func openExercise(after id: ExerciseID, in chapter: Chapter) -> ExerciseID? {
    let others = chapter.exercises.map(\.id).filter { $0 != id }
    return (others.filter { $0 > id } + others).first { !progress.isDone($0) }
  }
}
