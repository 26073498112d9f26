/// A chapter's lesson, as far as the workbook needs to understand it.
struct Lesson: Equatable, Sendable {
  /// The title of the chapter without its number, from the first heading.
  let chapterTitle: String?

  /// The line of the first heading, from 1.
  let headingLine: Int?

  let exercises: [LessonExercise]
  let fences: [Fence]

  /// The lines that are not code, with their numbers.
  let prose: [Int: String]

  /// The headings, as addresses within the lesson.
  let anchors: Set<String>

  /// The line of a fence that is never closed, from 1.
  let openFence: Int?

  init(_ text: String) {
    var parser = LessonParser()
    for line in SourceLine.lines(of: text) { parser.read(line.text) }
    self = parser.finish()
  }

  init(
    chapterTitle: String?,
    headingLine: Int?,
    exercises: [LessonExercise],
    fences: [Fence],
    prose: [Int: String],
    anchors: Set<String>,
    openFence: Int?
  ) {
    self.chapterTitle = chapterTitle
    self.headingLine = headingLine
    self.exercises = exercises
    self.fences = fences
    self.prose = prose
    self.anchors = anchors
    self.openFence = openFence
  }

  /// The places that the lesson points to: links, and names of files written as code.
  var references: [LessonReference] {
    prose.sorted { $0.key < $1.key }.flatMap { LessonReference.all(in: $1, at: $0) }
  }

  func exercise(_ id: ExerciseID) -> LessonExercise? {
    exercises.first { $0.id == id }
  }
}
