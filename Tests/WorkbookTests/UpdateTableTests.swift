import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `Update table` {
  private func table(_ lines: String...) throws -> Renames {
    try Renames("# Table\n\n## 1\n\n" + lines.map { "- \($0)\n" }.joined())
  }

  @Test func `says what became of an exercise, through all editions`() throws {
    let table = try Renames(
      """
      # Table

      ## 2

      - 1.2 → 2.1, 2.2
      - chapter 3 → 4

      ## 1

      - 1.1 -> 1.2
      - 1.3, 1.4 → 1.3
      - 5.1 → nothing
      """
    )
    #expect(table.images(of: ExerciseID(1, 1)).ids == [ExerciseID(2, 1), ExerciseID(2, 2)])
    #expect(table.images(of: ExerciseID(1, 4)).ids == [ExerciseID(1, 3)])
    #expect(table.images(of: ExerciseID(5, 1)).ids == [])
    #expect(table.images(of: ExerciseID(3, 7)).ids == [ExerciseID(4, 7)])
    let other = table.images(of: ExerciseID(9, 9))
    #expect(other.ids == [ExerciseID(9, 9)] && !other.isNamed)
    #expect(table.image(of: 3) == 4)
  }

  @Test func `tells a reader only what has happened since`() throws {
    let old = try table("1.1 → 1.2")
    let new = try Renames("## 2\n- 1.2 → 1.3\n## 1\n- 1.1 → 1.2\n")

    #expect(new.since(old).images(of: ExerciseID(1, 2)).ids == [ExerciseID(1, 3)])
    #expect(!new.since(old).images(of: ExerciseID(1, 1)).isNamed)
    #expect(new.since(new).editions.isEmpty)
  }

  @Test(arguments: [
    Wrong("1.1 becomes 1.2", .unreadable(line: 5)),
    Wrong("1.1 → ", .unreadable(line: 5)),
    Wrong("1 → 2", .unreadable(line: 5)),
    Wrong("chapter 1 → 2.1", .unreadable(line: 5)),
    Wrong("1.1 → 1.2 → 1.3", .unreadable(line: 5)),
    Wrong("1.1 → 1.2\n- 1.1 → 1.3", .goesTwice("1.1", line: 6)),
    Wrong("chapter 1 → 2\n- chapter 1 → 3", .goesTwice("chapter 1", line: 6)),
    Wrong("1.1 → 1.2\n## 1", .twice("1", line: 6)),
  ])
  func `says which line is wrong`(_ example: Wrong) {
    #expect(throws: example.error) { try table(example.line) }
  }

  /// Lines of a table, and what is wrong with them.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let line: String
    let error: RenamesError

    init(_ line: String, _ error: RenamesError) {
      self.line = line
      self.error = error
    }

    var testDescription: String { "\(line) -> \(error)" }
  }

  @Test func `has lines that belong to an edition`() {
    #expect(throws: RenamesError.noEdition(line: 2)) { try Renames("# Table\n- 1.1 → 1.2\n") }
  }

  @Test func `is checked by verify`() throws {
    let book = try FixtureBook()
    let chapter = try book.chapter
    let findings = {
      SyncCheck(chapter: chapter, tree: book.tree)
        .findings(
          try ChapterSources(reading: chapter.starters, in: book.tree),
          try ChapterSources(reading: chapter.solutions, in: book.tree)
        )
    }
    try book.tree.write("## 1\n- 1.3 → 1.2\n- 1.4 → 1.5\n- chapter 2 → 3\n", to: Renames.file)
    #expect(
      try findings() == [
        .deadRename(.exercise(ExerciseID(1, 5)), line: 3), .deadRename(.chapter(3), line: 4),
      ]
    )
    try book.tree.write("- 1.3 → 1.2\n", to: Renames.file)
    #expect(try findings() == [.renames(.noEdition(line: 1))])
  }
}
