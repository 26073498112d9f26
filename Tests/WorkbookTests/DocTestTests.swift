import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `Doc tests` {
  @Test func `a lesson's code is written with its own lines`() throws {
    let lesson = Lesson(
      """
      # 1 First
      ```swift file
      struct Sun {}
      ```
      ```swift
      let sun = Sun()
      ```
      ```swift excerpt
      sun.
      ```
      ```swift run
      print("a", 1)
      ```
      ```text output
      a 1
      ```
      """
    )
    let source = DocTestSource(
      chapter: try FixtureBook().chapter,
      lesson: lesson,
      imports: ["Solution01First"]
    )

    #expect(
      source.text == #"""
        import Interleaving
        import Testing
        import WorkbookTesting
        import Solution01First

        #sourceLocation(file: "Chapters/01-First/README.md", line: 3)
        struct Sun {}
        #sourceLocation()

        @Suite struct `Lesson 01` {

        func line6() async throws {
        #sourceLocation(file: "Chapters/01-First/README.md", line: 6)
        let sun = Sun()
        #sourceLocation()
        }

        @Test func `the block in line 12 prints what the lesson says`() async throws {
        let recorder = Recorder<String>()
        @Sendable func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
        recorder.record(items.map { "\($0)" }.joined(separator: separator) + terminator)
        }
        func block() async throws {
        #sourceLocation(file: "Chapters/01-First/README.md", line: 12)
        print("a", 1)
        #sourceLocation()
        }
        try await block()
        var printed = recorder.values.joined()
        if printed.last == "\n" { printed.removeLast() }
        #expect(printed == "a 1", sourceLocation: SourceLocation(fileID: "LessonTests/README.md", filePath: "Chapters/01-First/README.md", line: 15, column: 1))
        }
        }

        """#
    )
  }
}
