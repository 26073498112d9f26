/// Compiles and runs the code of a lesson against the solutions.
struct DocTest {
  let chapter: Chapter
  let lesson: Lesson
  let tree: Tree

  private static let folder = "Tests/LessonTests"

  /// The number of blocks that are compiled.
  var count: Int {
    lesson.fences.count { [.swift, .run, .file].contains($0.kind) }
  }

  var hasCode: Bool { count > 0 }

  func run(patience: Double, environment: [String: String]) throws -> [Flaw] {
    let source = DocTestSource(chapter: chapter, lesson: lesson, imports: imports)
    // One lesson at a time: what two lessons declare may have the same name.
    let file = "\(Self.folder)/LessonTests.swift"
    if (try? tree.read(file)) != source.text { try tree.write(source.text, to: file) }
    let engine = TestEngine(
      lessonOf: chapter,
      writtenTo: Self.folder,
      in: tree,
      patience: patience,
      environment: environment
    )
    let build = try engine.build()
    if case .failed(let failure) = build.outcome { return [.doesNotCompile(.lesson, failure)] }
    let run = try engine.run(TestSelection("LessonTests"))
    guard run.ending == .finished else {
      return [
        .crashed(
          .lesson,
          run.ending,
          running: run.record.running.map(\.name),
          output: String(run.output.suffix(2_000))
        )
      ]
    }
    let failing = run.record.tests.filter { !$0.issues.isEmpty }
    return failing.map { .testFails(.lesson, $0) }
  }

  /// The chapter's solution, all that it builds on, and the solution before it.
  private var imports: [String] {
    let book = Book(reading: tree)
    let previous = book.chapters.last { $0.number < chapter.number }
    let wanted = [chapter.solutionModule] + (previous.map { [$0.solutionModule] } ?? [])
    return ModuleImports(book).all(from: wanted).sorted()
  }
}
