import Testing

@testable import WorkbookKit

@Suite struct `Bare starters` {
  private static let solution = """
    func f() -> Int {
      // machine 1.1: Return one.
      //   Be quick.
      // starts as: 0
      M().one
      // end machine 1.1
    }

    // machine 1.1: What it needs.
    struct M {
      var one: Int {
        // exercise 1.1: One.
        // starts as: 0
        1
        // end 1.1
      }
    }
    // end machine 1.1

    func g() -> Int {
      // exercise 1.2: Two.
      // starts as: 0
      2
      // end 1.2
    }

    """
  private static let bare = """
    func f() -> Int {
      // exercise 1.1: Return one.
      //   Be quick.
      //   Bare: all between these two marks is yours.
      0
      // end 1.1
    }

    // exercise 1.1: What it needs.
    //   Bare: all between these two marks is yours.
    // end 1.1

    func g() -> Int {
      // exercise 1.2: Two.
      0
      // end 1.2
    }

    """
  private static let first = ExerciseID(1, 1)

  @Test func `the comments of a machine are not there for anybody else`() {
    let plain = ChapterSources(["A.swift": Self.solution])
    let starter = plain.starterTexts["A.swift"] ?? ""

    #expect(plain.files["A.swift"]?.errors == [])
    #expect(plain.machines == [Self.first])
    #expect(plain.regions.map(\.region.goal) == ["One.", "Two."])
    #expect(!starter.contains("machine") && starter.contains("  M().one\n"))
  }

  @Test func `a machine that is taken out is a region in place of those in it`() {
    let bare = ChapterSources(["A.swift": Self.solution], bare: [Self.first])

    #expect(bare.starterTexts["A.swift"] == Self.bare)
    #expect(
      bare.regions.map { $0.region.body.map(\.text) } == [
        ["  M().one"], ["struct M {", "  var one: Int {", "    1", "  }", "}"], ["  2"],
      ]
    )
  }

  @Test func `a bare file is recognised and is not damaged`() throws {
    let book = try book()
    try book.tree.write(Self.bare, to: "Chapters/01-First/A.swift")
    let text = try ChapterText(reading: book.chapter, in: book.tree)

    #expect(text.bare == [Self.first])
    #expect(text.damage.isEmpty)
    #expect(text.isPristine(Self.first))
  }

  @Test func `a machine without an end is left alone`() {
    let text = "// machine 1.1: A\na\n"

    #expect(Machine.text(of: text, bare: [Self.first]) == text)
  }

  private func book() throws -> FixtureBook {
    let book = try FixtureBook()
    try book.tree.write(Self.solution, to: "Solutions/01-First/A.swift")
    let starter = ChapterSources(["A.swift": Self.solution]).starterTexts["A.swift"] ?? ""
    try book.tree.write(starter, to: "Chapters/01-First/A.swift")
    return book
  }
}

@Suite struct `The reset to a bare starter` {
  private let tested: TestedBook
  private let plain: String
  private let file = "Chapters/01-First/A.swift"

  init() throws {
    tested = try TestedBook()
    let machine = """
      // machine 1.1: What it needs.
      func one() -> Int {
        // exercise 1.1: One.
        // starts as: 0
        1
        // end 1.1
      }
      // end machine 1.1

      """
    let solution = FixtureBook.solution + machine
    try tested.book.tree.write(solution, to: "Solutions/01-First/A.swift")
    plain = try #require(ChapterSources(["A.swift": solution]).starterTexts["A.swift"])
    try tested.book.tree.write(plain, to: file)
  }

  private func read() throws -> String {
    try tested.book.tree.read(file)
  }

  @Test func `takes the machine out, and keeps what was there and the other answers`() throws {
    let mine = plain.replacing("return 0\n  // end 1.2", with: "return 2\n  // end 1.2")
    try tested.book.tree.write(mine, to: file)
    let result = try tested.run("reset --bare 1.1")
    let copies = tested.book.tree.names(in: ".workbook/backups")

    #expect(result.code == .done && result.sentences.contains("is bare now"))
    #expect(try !read().contains("func one()"))
    #expect(try read().contains("return 2\n  // end 1.2"))
    #expect(try copies.map { try tested.book.tree.read(".workbook/backups/\($0)") } == [mine])
  }

  @Test func `is undone by a reset, which keeps the answer in a copy`() throws {
    _ = try tested.run("reset --bare 1.1")
    try tested.book.tree.write(
      try read().replacing("yours.\n", with: "yours.\nfunc mine() {}\n"),
      to: file
    )
    let result = try tested.run("reset 1.1")

    #expect(result.code == .done)
    #expect(try read() == plain)
    #expect(result.text.contains("cp .workbook/backups/"))
  }

  @Test func `a solved bare exercise has the whole machine`() throws {
    _ = try tested.run("reset --bare 1.1")
    let result = try tested.run("solve 1.1")

    #expect(result.code == .done)
    #expect(try read().contains("func one() -> Int {\n  1\n}\n// end 1.1"))
  }

  @Test func `can be asked for twice, and of a whole chapter`() throws {
    _ = try tested.run("reset --bare 1.1")
    let bare = try read()
    let again = try tested.run("reset --bare 1.1")
    #expect(try again.code == .done && read() == bare)
    _ = try tested.run("reset 1")
    #expect(try read() == plain)
    _ = try tested.run("reset --bare 1")

    #expect(try read() == bare)
  }

  @Test func `says so where there is no more than the gaps`() throws {
    let result = try tested.run("reset --bare 1.2")

    #expect(result.code == .wrongUse)
    #expect(result.sentences.contains("nothing more to take out of 1.2 than its gaps"))
    #expect(try read() == plain)
  }
}
