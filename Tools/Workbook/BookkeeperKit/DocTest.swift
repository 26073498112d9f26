import WorkbookKit

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

  func run(timeout: Double, environment: [String: String]) throws -> [VerifyFinding] {
    let source = DocTestSource(chapter: chapter, lesson: lesson, imports: imports)
    // One lesson at a time: what two lessons declare may have the same name.
    let file = "\(Self.folder)/LessonTests.swift"
    if (try? tree.read(file)) != source.text { try tree.write(source.text, to: file) }
    let engine = TestEngine(
      lessonOf: chapter,
      writtenTo: Self.folder,
      in: tree,
      timeout: timeout,
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

  /// The chapter's solution, the solution before it, those that its tests use, and all that they
  /// build on.
  private var imports: [String] {
    let book = Book(reading: tree)
    let previous = book.chapters.last { $0.number < chapter.number }
    let imports = ModuleImports(book)
    let wanted =
      [chapter.solutionModule] + (previous.map { [$0.solutionModule] } ?? [])
      + imports.solutions(importedIn: chapter.tests)
    return imports.all(from: wanted).sorted()
  }
}

/// Writes the test file in which the code of a lesson is compiled and run.
///
/// Each block stands in a function of its own; the compiler and the tests are told the lines of
/// the lesson, so that an error leads there.
struct DocTestSource {
  let chapter: Chapter
  let lesson: Lesson
  let imports: [String]

  var text: String {
    let fences = lesson.fences
    var pieces = [head]
    pieces += fences.filter { $0.kind == .file }.map(located)
    pieces.append("@Suite struct `Lesson \(chapter.digits)` {")
    for (place, fence) in fences.enumerated() {
      switch fence.kind {
      case .swift: pieces.append(compiled(fence))
      case .run:
        let output = place + 1 < fences.count ? fences[place + 1] : nil
        pieces.append(run(fence, output: output?.kind == .output ? output : nil))
      case .file, .excerpt, .output, .other: break
      }
    }
    return pieces.joined(separator: "\n\n") + "\n}\n"
  }

  private var head: String {
    (["Interleaving", "Testing", "WorkbookTesting"] + imports)
      .map { "import \($0)" }
      .joined(separator: "\n")
  }

  private func located(_ fence: Fence) -> String {
    """
    #sourceLocation(file: "\(chapter.lessonFile)", line: \(fence.line))
    \(fence.code.joined(separator: "\n"))
    #sourceLocation()
    """
  }

  private func compiled(_ fence: Fence) -> String {
    """
    func line\(fence.line)() async throws {
    \(located(fence))
    }
    """
  }

  private func run(_ fence: Fence, output: Fence?) -> String {
    let wanted = (output?.code ?? []).joined(separator: "\n").debugDescription
    let place = """
      SourceLocation(fileID: "LessonTests/README.md", filePath: "\(chapter.lessonFile)", \
      line: \(output?.line ?? fence.line), column: 1)
      """
    return """
      @Test func `the block in line \(fence.line) prints what the lesson says`() async throws {
      let recorder = Recorder<String>()
      @Sendable func print(_ items: Any..., separator: String = " ", terminator: String = "\\n") {
      recorder.record(items.map { "\\($0)" }.joined(separator: separator) + terminator)
      }
      func block() async throws {
      \(located(fence))
      }
      try await block()
      var printed = recorder.values.joined()
      if printed.last == "\\n" { printed.removeLast() }
      #expect(printed == \(wanted), sourceLocation: \(place))
      }
      """
  }
}
