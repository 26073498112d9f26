import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `Lesson check` {
  private func findings(_ text: String) throws -> [VerifyFinding] {
    let book = try FixtureBook()
    let check = LessonCheck(
      chapter: try book.chapter,
      tree: book.tree,
      timeout: 1,
      environment: [:]
    )
    return check.findings(of: Lesson(text), ChapterSources(["A.swift": FixtureBook.solution]))
  }

  private static let whole = """
    # 1 First steps

    ## 1.1 First
    <details><summary>Hint 1</summary>a</details>
    <details><summary>Hint 2</summary>a</details>
    <details><summary>Hint 3</summary>a</details>

    ## 1.2 Second
    <details><summary>Hint 1</summary>a</details>
    <details><summary>Hint 2</summary>a</details>
    <details><summary>Hint 3</summary>a</details>

    """
  private let file = "Chapters/01-First/README.md"

  @Test func `a whole lesson has no finding`() throws {
    #expect(
      try findings(Self.whole + "See `A.swift`, [tests](../../Tests) and [top](#1-first-steps).")
        == []
    )
  }

  @Test func `a heading that is missing is named`() throws {
    let text = Self.whole.replacing("## 1.2 Second", with: "## Two")

    #expect(try findings(text).contains(.noHeading(ExerciseID(1, 2), file: file)))
  }

  @Test func `a title that differs from the suite's is named`() throws {
    let text = Self.whole.replacing("1.2 Second", with: "1.2 Another")

    #expect(
      try findings(text) == [.otherTitle(ExerciseID(1, 2), lesson: "Another", suite: "Second")]
    )
  }

  @Test func `an exercise that the lesson forgets is named`() throws {
    let more = FixtureBook.solution.replacing("1.2", with: "1.3")
    let book = try FixtureBook()
    let check = LessonCheck(
      chapter: try book.chapter,
      tree: book.tree,
      timeout: 1,
      environment: [:]
    )
    let findings = check.findings(of: Lesson(Self.whole), ChapterSources(["A.swift": more]))

    #expect(
      findings == [
        .noRegion(ExerciseID(1, 2)), .noSuite(ExerciseID(1, 3)),
        .noHeading(ExerciseID(1, 3), file: file),
      ]
    )
  }

  @Test func `hints are three`() throws {
    let text = Self.whole.replacing("<summary>Hint 2</summary>", with: "<summary>No</summary>")

    #expect(
      try findings(text) == [
        .notThreeHints(ExerciseID(1, 1), count: 2, file: file, line: 3),
        .notThreeHints(ExerciseID(1, 2), count: 2, file: file, line: 8),
      ]
    )
  }

  @Test(arguments: ["`B.swift`", "[b](B.swift)", "[b](#no-such-heading)", "`Tests/Nobody`"])
  func `what leads nowhere is named`(_ words: String) throws {
    let found = try findings(Self.whole + words)

    #expect(found.count == 1)
    guard case .deadReference = found.first else {
      Issue.record("A dead reference should have been found, not \(found).")
      return
    }
  }

  @Test func `a picture without words is named`() throws {
    let link = "../../Package.swift"

    #expect(
      try findings(Self.whole + "![](\(link))")
        == [.pictureWithoutWords(link, file: file, line: 12)]
    )
  }

  @Test func `code that is run has to say what it prints`() throws {
    let text = Self.whole + "```swift run\nprint(1)\n```\n"

    #expect(try findings(text) == [.runWithoutOutput(file: file, line: 13)])
  }
}
