import Foundation
import Solution04Events
import Solution05ProducerAndSink
import Solution12VirtualTime
import Testing
import WorkbookTesting

@testable import RxTesting

@Suite struct `Marbles in a lesson` {
  private let lesson = LessonMarbles(
    """
    # 6 A lesson

    ```marble 6.2
    source:   --1--2--3--|
    source:   ^----!
    take(2):  --1--(2|)
    ```

    ## 6.1 A section

    ```swift run
    ```marble
    ```

    ```marble
    source:       --1--2--3--|
    skip(1):      -----2--3--|
    take(1):      --(1|)

    x10(by: 10):  --10-20-30-|
    values: 10 20
    values: 30 = 30
    ```

    ## What is next
    ```marble 6.9
    source:  -)
    ```
    """,
    path: "Chapters/06-Lesson/README.md"
  )

  private func failures(
    _ exercise: String?,
    _ operators: KeyValuePairs<String, (MarbleSources<Int>) -> any ObservableConvertibleType>
  ) -> [String] {
    lesson.failures(exercise: exercise, operators: operators)
  }

  @Test func `a block belongs to the exercise that it names, or in whose section it is`() {
    #expect(lesson.blocks.map(\.exercise) == ["6.2", "6.1", "6.9"])
    #expect(lesson.blocks.map(\.number) == [4, 16, 27])
  }

  @Test func `pictures that come true say nothing`() {
    #expect(failures("6.2", ["take(2)": { $0.take(2) }]) == [])
    #expect(
      failures(
        "6.1",
        [
          "skip(1)": { $0.filter { $0 > 1 } },
          "take(1)": { $0.take(1) },
          "x10(by: 10)": { $0.map { $0 * 10 } },
        ]
      ) == []
    )
  }

  @Test func `a picture that does not come true is shown, with its place`() {
    #expect(
      failures("6.2", ["take(2)": { $0.take(3) }]) == [
        """
        take(2): `3` came at 8 but should not have.
          source    --1--2--3--|
          expected  ^----!
          actual    ^-------!
          expected  --1--(2|)
          actual    --1--2--(3|)
        The picture is in Chapters/06-Lesson/README.md:4.
        """
      ]
    )
  }

  @Test func `a label without an operator, and an operator without a picture`() {
    #expect(
      failures("6.2", ["take(3)": { $0.take(3) }]) == [
        """
        take(2): This test has no operator of that name.
        The picture is in Chapters/06-Lesson/README.md:4.
        """,
        "No picture of exercise 6.2 in Chapters/06-Lesson/README.md has a result “take(3)”.",
      ]
    )
  }

  @Test func `a picture that can't be read`() {
    #expect(
      failures("6.9", [:]) == [
        """
        A picture can't be read. column 0: a block without a result, whose label is more than a \
        word, such as `skip(2)`
          source:  -)
          ^
        The picture is in Chapters/06-Lesson/README.md:27.
        """
      ]
    )
  }

  @Test func `a line without a label, and a value without a name`() {
    #expect(throws: MarbleFault.self) { try MarbleBlockContent(["--1--"]) }
    #expect(throws: MarbleFault.self) { try MarbleBlockContent(["values: a b = 1"]) }
  }

  @Test func `a label that stands where the lines above begin`() {
    #expect(throws: MarbleFault.self) { try MarbleBlockContent(["a: --1", "skip(1): --2"]) }
  }

  @Test func `indented lines begin later`() throws {
    let content = try MarbleBlockContent([
      "a:           -1-|",
      "b:              -2-|",
      "concat(a, b) :  -2-|",
    ])
    #expect(content.labels == ["a", "b", "concat(a, b)"])
    #expect(content.texts(of: "b") == ["   -2-|"])
  }

  @Test func `a lesson that is not there`() {
    let read = Recorder<String>()
    Report.$reader.withValue({ text, _ in read.record(text) }) {
      expectMarbles(ofLesson: "99-Nothing", operators: ["skip(1)": { $0.take(1) }])
    }
    #expect(
      read.values == ["There is no lesson Chapters/99-Nothing/README.md to read the pictures from."]
    )
  }
}

/// The lessons of the book: a picture that nobody runs may be wrong.
@Suite struct `Marbles of the book` {
  private let root = LessonMarbles.root(above: #filePath)

  private var chapters: [String] {
    let folder = root?.appending(path: "Chapters").path() ?? ""
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.first?.isNumber == true }
      .sorted()
  }

  @Test func `each picture can be read, and is run by the tests of an exercise`() throws {
    let root = try #require(root)
    for chapter in chapters {
      guard let lesson = try? LessonMarbles(ofChapter: chapter, in: root) else { continue }
      guard !lesson.blocks.isEmpty else { continue }
      let tests = try self.tests(of: chapter, in: root)
      for block in lesson.blocks {
        let place = "\(lesson.path):\(block.number)"
        #expect(throws: Never.self, "\(place)") { try block.pictures() }
        let exercise = try #require(block.exercise, "\(place): whose picture is it?")
        #expect(
          tests.contains {
            $0.contains("ofLesson: \"\(chapter)\"") && $0.contains("\"\(exercise)\"")
          },
          "\(place): no test of \(exercise) runs this picture with `expectMarbles(ofLesson:)`."
        )
      }
    }
  }

  /// The texts of the chapter's test files.
  private func tests(of chapter: String, in root: URL) throws -> [String] {
    let folder = root.appending(path: "Tests/Chapter\(chapter.prefix(2))Tests")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
