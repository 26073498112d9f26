import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

/// Files that are only read lie in a folder of their own, `Given`.
@Suite struct `Given files` {
  private let tested: TestedBook
  private var book: FixtureBook { tested.book }
  private let given = "Given/Lock.swift"

  init() throws {
    tested = try TestedBook()
    for folder in ["Chapters", "Solutions"] {
      try book.tree.write("struct Lock {}\n", to: "\(folder)/01-First/\(given)")
    }
  }

  private func findings() throws -> [VerifyFinding] {
    let text = try ChapterText(reading: try book.chapter, in: book.tree)
    return SyncCheck(chapter: try book.chapter, tree: book.tree)
      .findings(text.starter, text.solution)
  }

  @Test func `are named relative to the chapter's folder`() throws {
    let text = try ChapterText(reading: try book.chapter, in: book.tree)

    #expect(text.starter.files.keys.sorted() == ["A.swift", given])
    #expect(text.edits.isEmpty && text.damage.isEmpty)
    #expect(try findings().isEmpty)
  }

  @Test func `are written by generate, and are the same in both`() throws {
    try book.tree.write("struct Lock { }\n", to: "Chapters/01-First/\(given)")
    #expect(
      try findings() == [.starterDiffers(file: "Chapters/01-First/\(given)", line: 1)]
    )
    #expect(
      try tested.run("bookkeeper generate 1").text.contains("wrote Chapters/01-First/\(given)")
    )
    #expect(try findings().isEmpty)
  }

  @Test func `hold no region`() throws {
    let region = "// exercise 1.1: A\n// end 1.1\n"
    for folder in ["Chapters", "Solutions"] {
      try book.tree.write(region, to: "\(folder)/01-First/\(given)")
    }

    #expect(
      try findings() == [
        .regionInFolder(ExerciseID(1, 1), file: "Solutions/01-First/\(given)", line: 1)
      ]
    )
  }

  @Test func `count in the fingerprint, in copies, and in graduate`() throws {
    let chapter = try book.chapter
    let before = Fingerprint.of(chapter, in: book.tree)
    try book.tree.write("struct Lock { let mine = 1 }\n", to: "Chapters/01-First/\(given)")
    #expect(Fingerprint.of(chapter, in: book.tree) != before)

    _ = try tested.run("graduate", tests: "known; pass 1; pass 2; over")
    #expect(
      try book.tree.read(".build/graduate/Solutions/01-First/\(given)").contains("let mine = 1")
    )
  }

  @Test func `are found when they trap`() throws {
    let trap = Trap(
      output: "Chapter01First/Lock.swift:1: Fatal error: boom\n",
      own: ["Chapters/01-First"],
      in: book.tree
    )

    #expect(trap.location == CodeLocation(file: "Chapters/01-First/\(given)", line: 1))
  }
}
