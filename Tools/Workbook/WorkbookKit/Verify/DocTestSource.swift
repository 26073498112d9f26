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
    (["Testing", "WorkbookTesting"] + imports).map { "import \($0)" }.joined(separator: "\n")
  }

  private func located(_ fence: Fence) -> String {
    """
    #sourceLocation(file: "\(chapter.lesson)", line: \(fence.line))
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
      SourceLocation(fileID: "LessonTests/README.md", filePath: "\(chapter.lesson)", \
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
