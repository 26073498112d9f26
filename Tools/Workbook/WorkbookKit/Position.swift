/// Where a reader is in the book, as far as is remembered, and the way on from there.
///
/// It is worked out from the progress that was read when a command began, or a run had ended.
struct Position {
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

  init(_ book: Book, _ progress: Progress) {
    self.init(book, progress) { chapter in
      progress.isDone(chapter, fingerprint: Fingerprint.of(chapter, in: book.tree))
    }
  }

  init(_ book: Book, _ progress: Progress, isDone: @escaping (Chapter) -> Bool) {
    self.book = book
    self.progress = progress
    self.isDone = isDone
  }

  // MARK: Here

  /// The chapter in which the reader is.
  ///
  /// It is the one that was tried last, or the next one if that is done: a reader may have begun
  /// anywhere.
  var chapter: Chapter {
    get throws {
      if let last, let chapter = try? book.chapter(last.chapter) {
        return isDone(chapter) ? openChapter(after: chapter) ?? chapter : chapter
      }
      let chapters = book.chapters
      guard let end = chapters.last else { throw BookError.emptyBook }
      return chapters.first { !isDone($0) } ?? end
    }
  }

  /// The exercise at which the reader is.
  var exercise: ExerciseID {
    get throws {
      let chapter = try chapter
      if let last, chapter.exercise(last) != nil, !progress.isDone(last) { return last }
      let exercise = chapter.exercises.first { !progress.isDone($0.id) } ?? chapter.exercises.last
      guard let exercise else {
        throw BookError.unknownExercise(ExerciseID(chapter.number, 1), chapter)
      }
      return exercise.id
    }
  }

  private var last: ExerciseID? { progress.last.flatMap { ExerciseID($0) } }

  // MARK: The way on

  /// The first chapter that is not known to be done, looked for behind one and then from the start.
  func openChapter(after done: Chapter) -> Chapter? {
    let others = book.chapters.filter { $0.number != done.number }
    return (others.filter { $0.number > done.number } + others).first { !isDone($0) }
  }

  /// The first exercise of a chapter that is not done; the first of all if all are.
  func openExercise(of chapter: Chapter) -> Exercise? {
    chapter.exercises.first { !progress.isDone($0.id) } ?? chapter.exercises.first
  }

  /// Where to go from an exercise that was solved.
  func step(after id: ExerciseID) -> Step {
    guard let chapter = try? book.chapter(id.chapter) else { return .end }
    return openExercise(after: id, in: chapter).map(Step.exercise) ?? .confirm(chapter)
  }

  /// Where to go from a chapter that is done.
  func step(after chapter: Chapter) -> Step {
    guard let open = openChapter(after: chapter), let first = openExercise(of: open) else {
      return .end
    }
    return .exercise(first.id)
  }

  /// Where to go when the reader wants to leave an exercise as it is.
  func step(past id: ExerciseID) -> Step {
    guard let chapter = try? book.chapter(id.chapter) else { return .end }
    return openExercise(after: id, in: chapter).map(Step.exercise) ?? step(after: chapter)
  }

  /// The exercise before one, done or not; nil at the beginning of the book.
  func step(before id: ExerciseID) -> Step? {
    book.chapters.flatMap(\.exercises).map(\.id).last { $0 < id }.map(Step.exercise)
  }

  /// The next exercise of the chapter that is not done, looked for behind one and then from the
  /// start.
  private func openExercise(after id: ExerciseID, in chapter: Chapter) -> ExerciseID? {
    let others = chapter.exercises.map(\.id).filter { $0 != id }
    return (others.filter { $0 > id } + others).first { !progress.isDone($0) }
  }
}
