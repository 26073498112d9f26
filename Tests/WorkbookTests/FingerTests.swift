import Foundation
import Testing

@testable import WorkbookKit

/// What is named as the place to look at, and what is shown of a failure.
@Suite struct `A finger that points` {
  private let tested: TestedBook
  private var book: FixtureBook { tested.book }

  init() throws {
    tested = try TestedBook()
  }

  /// A chapter whose first exercise has gaps in two files; the lesson names the second one first.
  private func twoGaps(_ first: String = "return 0", _ second: String = "return 0") throws {
    for (name, body) in [("A.swift", first), ("B.swift", second)] {
      let solution = """
        // exercise 1.1: Return one,
        //   and nothing else.
        // starts as: return 0
        return 1
        // end 1.1

        """
      try book.tree.write(solution, to: "Solutions/01-First/\(name)")
      try book.tree.write(
        RegionFile(solution).starter.replacing("return 0", with: body),
        to: "Chapters/01-First/\(name)"
      )
    }
    try book.tree.write(
      "# 1 First steps\n\n## 1.1 First\nOpen `B.swift`, then `A.swift`.\n",
      to: "Chapters/01-First/README.md"
    )
  }

  private func run(_ line: String, tests: String = "known; fail 1; over") throws -> String {
    try tested.run(line, tests: tests).text
  }

  // MARK: The place

  @Test func `the first open gap is named, in the lesson's order, with its whole goal`() throws {
    try twoGaps()
    #expect(
      try run("test 1.1")
        .contains("Return one, and nothing else.\n  Edit   Chapters/01-First/B.swift:3\n")
    )
    try twoGaps("return 0", "return 7")
    #expect(try run("test 1.1").contains("Edit   Chapters/01-First/A.swift:3\n"))
  }

  @Test func `where all gaps are begun, the others are named behind the first`() throws {
    try twoGaps("return 8", "return 7")
    let text = try run("test 1.1")
    #expect(
      text.contains("Edit   Chapters/01-First/B.swift:3\n  or     Chapters/01-First/A.swift:3\n")
    )
  }

  @Test
  func `where all gaps are begun, each is named with its goal, and those changed last come first`()
    throws
  {
    try twoGaps("return 8", "return 7")
    for (folder, body) in [("Solutions", "return 1"), ("Chapters", "return 7")] {
      let code = """
        // exercise 1.1: Return two.
        // starts as: return 0
        \(body)
        // end 1.1

        """
      try book.tree.write(
        folder == "Solutions" ? code : code.replacing("// starts as: return 0\n", with: ""),
        to: "\(folder)/01-First/A.swift"
      )
    }
    let b = "Return one, and nothing else.\n  Edit   Chapters/01-First/B.swift:3\n"
    let a = "Return two.\n  Edit   Chapters/01-First/A.swift:2\n"
    #expect(try run("test 1.1").contains("Goal: \(b)or: \(a)"))
    let starter = try book.tree.read("Chapters/01-First/A.swift")
    try book.tree.write(
      starter.replacing("return 7", with: "return 6"),
      to: "Chapters/01-First/A.swift"
    )
    #expect(try run("test 1.1").contains("Goal: \(a)or: \(b)"))
  }

  @Test func `an empty gap is named at its goal, and not at its end`() throws {
    try twoGaps("return 8", "")
    try book.tree.write("// exercise 1.1: One.\n// end 1.1\n", to: "Chapters/01-First/B.swift")
    #expect(try run("test 1.1").contains("Edit   Chapters/01-First/B.swift:1\n"))
  }

  @Test func `a crash in a gap names that line, and not the first gap`() throws {
    try twoGaps("return 8", "return 7")
    let text = try run(
      "test 1.1",
      tests: "known; start 1; echo 'Chapter01First/A.swift:3: Fatal error: boom'; kill -ILL $$"
    )
    #expect(text.contains("Edit   Chapters/01-First/A.swift:3\n  Read"))
  }

  @Test func `a hang names the gap that was changed last`() throws {
    try twoGaps("return 8", "return 7")
    _ = try run("test 1.1")
    try twoGaps("return 9", "return 7")
    let hang = "known; start 1; exec sleep 60"
    #expect(try run("test 1.1", tests: hang).contains("Edit   Chapters/01-First/A.swift:3\n  Read"))
    // It is still the last one when the tests run again.
    #expect(try run("test 1.1", tests: hang).contains("Edit   Chapters/01-First/A.swift:3\n  Read"))
  }

  @Test func `a test that speaks of a file names the gap in it`() throws {
    try twoGaps("return 8", "return 7")
    let chapter = try book.chapter
    var test = TestRecord(id: "a", name: "a", suite: "1.1 First", file: "", line: 1)
    test.issues = [
      TestIssue(text: "x", difference: nil, comments: ["Look at `A.swift`."], file: "", line: 1)
    ]
    let exercise = try #require(chapter.exercises.first)
    let report = ExerciseReport(exercise: exercise, state: .failing, tests: [test])
    let suspect = Suspect(
      of: report,
      in: ChapterReport(
        chapter: chapter,
        compileFailure: nil,
        exercises: [report],
        otherFailures: [],
        endedCount: 1,
        text: try ChapterText(reading: chapter, in: book.tree),
        areTestsChanged: false,
        buildSeconds: 0,
        testSeconds: 0
      )
    )
    #expect(suspect.key?.file == "A.swift")
  }

  @Test func `a test that is about a single gap names it, once it is begun`() throws {
    try twoGaps("return 8", "return 7")
    try book.tree.write("1.1 A.swift 1\n  a\n1.1 B.swift 1\n", to: "Tests/Gaps/01-First.txt")
    #expect(try run("test 1.1").contains("Edit   Chapters/01-First/A.swift:3\n  Read"))
    try twoGaps("return 8", "return 0")
    #expect(try run("test 1.1").contains("Edit   Chapters/01-First/A.swift:3\n  Read"))
    try twoGaps("return 0", "return 0")
    #expect(
      try run("test 1.1").contains("Edit   Chapters/01-First/B.swift:3\n"),
      "None is begun, so the lesson's order counts."
    )
    try twoGaps("return 0", "return 7")
    #expect(try run("test 1.1").contains("Edit   Chapters/01-First/A.swift:3\n"))
    try book.tree.write("1.1 B.swift 1\n  a\n", to: "Tests/Gaps/01-First.txt")
    #expect(
      try run("test 1.1").contains("Edit   Chapters/01-First/B.swift:3\n  Read"),
      "It is begun, and what is about it fails."
    )
  }

  // MARK: What is shown

  @Test func `the first failure is shown, and the others are counted`() throws {
    let two = "known; fail 1; fail 2; over"
    let text = try tested.run("test 1", tests: two).text
    #expect(text.components(separatedBy: "Expectation failed").count == 2)
    #expect(try tested.run("test 1.1 --all", tests: two).code == .failing)
  }

  @Test func `long lists are shown where they differ`() throws {
    let many = (0..<200).map { "next(\($0))" }
    var other = many
    other[150] = "next(a, [b, \"c]\"])"
    let text =
      "Expectation failed: (heard → [\(other.joined(separator: ", "))]) == [\((many + ["completed"]).joined(separator: ", "))]"
    let comparison = try #require(LongComparison(text))

    #expect(comparison.counts == (200, 201))
    #expect(comparison.differences.map(\.place) == [150, 200])
    #expect(comparison.differences[0].seen == "next(a, [b, \"c]\"])")
    #expect(comparison.differences[1].seen == nil)
    #expect(comparison.differences[1].expected == "completed")
  }

  @Test(arguments: [
    "Expectation failed: (count → 3) == 4", "Expectation failed: (a → [1]) == b", "",
    "Expectation failed: (a → [1, 2]) == [1, 2]",
  ])
  func `what is no comparison of lists is shown as it is`(_ text: String) {
    #expect(LongComparison(text) == nil)
  }

  @Test func `what the code printed in the failing test stands under the failure`() throws {
    let tests = """
      known
      echo "hello from ${filters##*/}"
      fail 1
      over
      """
    let text = try run("test 1.1", tests: tests)

    #expect(text.contains("Your code printed:\n    hello from `"), "Of that one test alone.")
    #expect(!(try run("test 1.1").contains("printed")))
  }

  @Test func `of much that was printed the last twenty lines are shown`() throws {
    let text = try run("test 1.1", tests: "known; seq 1 50; fail 1; over")

    #expect(text.contains("Your code printed, after 30 other lines:\n    31\n"))
    #expect(text.contains("\n    50\n"))
  }

  @Test func `what was printed before a crash is not lost, and the crash is no part of it`() throws
  {
    let tests = """
      known; start 1; echo "so far"
      echo 'Chapter01First/A.swift:3: Fatal error: boom'; kill -ILL $$
      """
    let text = try run("test 1.1", tests: tests)

    #expect(text.contains("Your code printed:\n    so far\n"))
    #expect(!text.contains("    Chapter01First"))
  }

  // MARK: The compiler's words

  @Test(arguments: [
    ("cannot find 'DispatchQueue' in scope", "import Dispatch"),
    ("cannot find type 'Mutex' in scope", "import Synchronization"),
    (
      "property 'x' is not available due to missing import of defining module 'Solution05'",
      "import Solution05"
    ),
    ("sending 'x' risks causing data races", "Let a lock hold it"),
    ("ambiguous use of 'map'", "Several functions fit"),
  ])
  func `an error that says little gets a sentence`(_ error: String, _ advice: String) throws {
    let file = book.tree.path(tested.file)
    let other = book.tree.path("Solutions/01-First/A.swift")
    let result = try tested.run(
      "test 1.1",
      build: "echo \"\(file):3:5: error: \(error)\"; echo '\(other):1:1: note: found this'; exit 1"
    )

    #expect(result.sentences.contains(advice))
    #expect(result.text.contains("Solutions/01-First/A.swift:1 found this"))
  }

  @Test func `an error that says enough is left alone`() throws {
    let file = book.tree.path(tested.file)
    let result = try tested.run(
      "test 1.1",
      build: "echo \"\(file):3:5: error: cannot find 'rain' in scope\"; exit 1"
    )
    #expect(!result.text.contains("import"))
  }
}
