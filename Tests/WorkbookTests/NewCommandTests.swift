import Foundation
import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `Something new` {
  private let tested: TestedBook
  private var book: FixtureBook { tested.book }

  init() throws {
    tested = try TestedBook()
    try book.tree.write(
      """
      let book = [
        Chapter(1, "First"),
        Chapter(
          15,
          "Traits"
        ),
      ]

      """,
      to: "Package.swift"
    )
    try book.tree.write("# Book\n\n| 1 | First |\n| 15 | Traits |\n\nMore.\n", to: "README.md")
  }

  @Test func `is an exercise that fails, passes when it is solved, and has its place`() throws {
    #expect(try tested.run("bookkeeper new exercise 1.3 of and from").code == .done)

    let solution = RegionFile(try book.tree.read("Solutions/01-First/OfAndFrom.swift"))
    #expect(solution.errors.isEmpty)
    #expect(solution.regions.map(\.id) == [ExerciseID(1, 3)])
    #expect(try book.tree.read("Chapters/01-First/OfAndFrom.swift") == solution.starter)
    let tests = try book.tree.read("Tests/Chapter01Tests/01-03-OfAndFromTests.swift")
    #expect(tests.contains("@Suite struct `1.3 of and from` {"))
    #expect(tests.contains("@testable import Solution01First"))
    #expect(
      book.tree.names(in: "Tests/Mistakes/01-First") == [
        "1.3-slip-one.swift", "1.3-slip-two.swift",
      ]
    )
    let chapter = try book.chapter
    #expect(chapter.exercises.map(\.name) == ["1.1 First", "1.2 Second", "1.3 of and from"])
    #expect(chapter.lesson?.exercise(ExerciseID(1, 3))?.hints.count == 3)
  }

  @Test func `comes between the exercises before it and what follows them`() throws {
    let lesson = "# 1 First\n\n## 1.1 a\n\n## 1.3 c\n\n## Checkpoint\n"
    for (number, before) in [(2, "## 1.3 c"), (4, "## Checkpoint")] {
      let skeleton = Skeleton(chapter: try book.chapter, id: ExerciseID(1, number), title: "b")
      let text = skeleton.inserted(into: lesson)

      #expect(text.contains("</details>\n\n\(before)\n"))
      #expect(Lesson(text).exercises.count == 3)
    }
  }

  @Test func `is a chapter with its rows, its link, and an exercise`() throws {
    #expect(try tested.run("bookkeeper new chapter 7 Many observers").code == .done)

    #expect(
      try book.tree.read("Package.swift")
        .contains("\"First\"),\n  Chapter(7, \"ManyObservers\"),\n  Chapter(\n    15")
    )
    #expect(
      try book.tree.read("README.md")
        .contains(
          "| 1 | First |\n| 7 | [Many observers](Chapters/07-ManyObservers/README.md) | |\n| 15"
        )
    )
    let chapter = try Book(reading: book.tree).chapter(7)
    #expect(chapter.title == "Many observers")
    #expect(chapter.exercises.map(\.id) == [ExerciseID(7, 1)])
    #expect(book.tree.isFolder("Tests/Solution07Tests"))
    #expect(book.tree.names(in: "Solutions/07-ManyObservers") == ["ManyObservers.swift"])
    #expect(try tested.run("bookkeeper new chapter 16 Last").code == .done)
    #expect(try book.tree.read("Package.swift").hasSuffix("  ),\n  Chapter(16, \"Last\"),\n]\n"))
    #expect(try book.tree.read("README.md").contains("| 15 | Traits |\n| 16 | [Last]"))
  }

  @Test(arguments: [
    "new exercise 1.2 Second", "new chapter 1 First", "new exercise 9.1 None", "new exercise 1.3",
    "new chapter 1.3 Chapter", "new lesson 1.3 Lesson",
  ])
  func `writes over nothing, and needs a number and a title`(_ line: String) throws {
    let before = book.tree.swiftFiles(in: "")

    #expect(try tested.run("bookkeeper \(line)").code == .wrongUse)
    #expect(book.tree.swiftFiles(in: "").filter { !$0.hasPrefix("fake") } == before)
  }

  @Test func `writes over no file of that name`() throws {
    try book.tree.write("mine", to: "Tests/Chapter01Tests/01-03-AATests.swift")

    #expect(try tested.run("bookkeeper new exercise 1.3 a a").code == .wrongUse)
    #expect(!book.tree.exists("Solutions/01-First/AA.swift"))
    #expect(try book.tree.read("Tests/Chapter01Tests/01-03-AATests.swift") == "mine")
  }
}
