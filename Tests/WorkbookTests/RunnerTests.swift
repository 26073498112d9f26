import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `The runner` {
  private let tested: TestedBook
  private var book: FixtureBook { tested.book }

  init() throws {
    tested = try TestedBook()
  }

  private func run(
    _ line: String,
    build: String = "",
    tests: String = "known; fail 1; fail 2; over; exit 1",
    answer: Bool? = nil
  ) throws -> TestedBook.Result {
    try tested.run(line, build: build, tests: tests, answer: answer)
  }

  @Test func `a fresh clone is greeted, once, and shown what is next`() throws {
    let first = try run("")
    let second = try run("")

    #expect(first.code == .failing)
    #expect(first.text.hasPrefix("Welcome."))
    #expect(first.text.contains("· not begun  1.1 First"))
    #expect(first.text.contains("Expectation failed: (x → 1) == 2"))
    #expect(first.text.contains("It has to be two."))
    #expect(first.text.contains("Next: Return one."))
    #expect(first.text.contains("Chapters/01-First/A.swift:3"))
    #expect(first.text.contains("Chapters/01-First/README.md#11-first"))
    #expect(first.text.contains("workbook hint 1.1"))
    #expect(second.text.hasPrefix("Chapter 1 First steps"))
  }

  @Test func `an exercise that was begun fails`() throws {
    try book.tree.write(
      book.starter.replacing("return 0\n  // end 1.1", with: "return 3\n  // end 1.1"),
      to: "Chapters/01-First/A.swift"
    )

    #expect(try run("test 1").text.contains("✗ failing    1.1 First"))
  }

  @Test func `a chapter that is done leads to the next`() throws {
    let result = try TestedBook(chapters: 2).run("", tests: "known; pass 1; pass 2; over")

    #expect(result.code == .done)
    #expect(result.text.contains("Chapter 1 is done."))
    #expect(result.text.contains("Next: Chapter 2 First steps"))
  }

  @Test func `the last chapter that is done is the end of the book`() throws {
    let result = try run("", tests: "known; pass 1; pass 2; over")

    #expect(result.code == .done)
    #expect(result.text.contains("The book is done"))
    #expect(try run("list").text.contains("✓  1  First steps  2 of 2 done"))
  }

  @Test func `the reader is where the last run was, and not at the first gap`() throws {
    let tested = try TestedBook(chapters: 3)
    _ = try tested.run("test 2.2")
    let map = try tested.run("list").text

    #expect(map.contains("   1  First steps  0 of 2 done\n"))
    #expect(map.contains(">  2  First steps  0 of 2 done    now          you are here"))
    #expect(try tested.run("hint").text.contains("2.2 Second\n\nHint 1"))
    #expect(try tested.run("").text.contains("Chapter 2 First steps\n"))
  }

  @Test func `an exercise that is done leads to the next one`() throws {
    let first = try run("test 1.1", tests: "known; pass 1; fail 2; over")
    #expect(first.text.contains("✓ 1.1 First is done."))
    #expect(first.text.contains("Next: 1.2 Second\n  Edit   Chapters/01-First/A.swift:9"))
    #expect(first.text.contains("Then   workbook test 1.2"))
    let last = try run("test 1.2", tests: "known; pass 1; pass 2; over")
    #expect(last.text.contains("Then   workbook test 1\n"))
  }

  @Test func `while one exercise is worked on, its tests alone are built`() throws {
    let asked = "'\(book.tree.path("asked"))'"
    let look = "echo \"$ONLY_TESTS\" >> \(asked)"
    _ = try run("test 1.2", build: look)
    _ = try run("test 1", build: look)

    #expect(try book.tree.read("asked") == "01-02-\n\n")
  }

  @Test func `tests that need those of another exercise are built with all`() throws {
    let file = book.tree.path("Tests/Chapter01Tests/A.swift")
    let failing = """
      [ -n "$ONLY_TESTS" ] && { echo '\(file):1:1: error: cannot find x'; exit 1; }
      """

    #expect(try run("test 1.2", build: failing).code == .failing)
  }

  @Test func `an exercise that was green is tested again when its code has changed`() throws {
    let asked = "'\(book.tree.path("asked"))'"
    let look = "echo \"$ONLY_TESTS\" > \(asked)"
    _ = try run("test 1.1", tests: "known; pass 1; over")
    _ = try run("test 1.2", build: look, tests: "known; pass 1; fail 2; over")
    #expect(try book.tree.read("asked") == "01-02-\n")

    try book.tree.write(tested.starter(with: "return 3"), to: tested.file)
    let result = try run("test 1.2", build: look, tests: "known; fail 1; fail 2; over")
    #expect(try book.tree.read("asked") == "01-02-,01-01-\n")
    #expect(result.code == .failing)
    #expect(result.sentences.contains("1.1 First passed before, and does not any more: “a”."))
    #expect(result.text.contains("Then   workbook test 1.1"))

    // Once it is known to be open, it is not news.
    let again = try run("test 1.2", tests: "known; fail 1; fail 2; over")
    #expect(!again.text.contains("passed before"))
  }

  @Test func `an exercise that is tested before its time says what is not begun`() throws {
    let sentence = "You have not begun 1.1. If 1.2 builds on it, it can't pass yet."
    let early = try run("test 1.2", tests: "known; pass 1; fail 2; over")
    #expect(early.sentences.contains(sentence))

    try book.tree.write(tested.starter(with: "return 3"), to: tested.file)
    let begun = try run("test 1.2", tests: "known; fail 1; fail 2; over")
    #expect(!begun.text.contains("not begun 1.1"))
    let whole = try run("test 1", tests: "known; fail 1; fail 2; over")
    #expect(!whole.text.contains("not begun 1.1"), "The list of the chapter says it.")
  }

  @Test func `an exercise that is done says what it broke`() throws {
    _ = try run("test 1.1", tests: "known; pass 1; over")
    try book.tree.write(tested.starter(with: "return 3"), to: tested.file)
    let result = try run("test 1.2", tests: "known; fail 1; pass 2; over")

    #expect(result.text.contains("✓ 1.2 Second is done."))
    #expect(result.sentences.contains("1.1 First passed before, and does not any more"))
  }

  @Test func `each chapter that is passed on the way says how long it took`() throws {
    let tested = try TestedBook(chapters: 3)
    for number in 1...3 {
      _ = try tested.run("solve \(number)")
    }
    let result = try tested.run("", tests: "known; pass 1; pass 2; over")

    #expect(result.text.contains("✓ Chapter 1 First steps  0."))
    #expect(result.text.contains("✓ Chapter 2 First steps  0."))
  }

  @Test func `the map of a narrow terminal is numbers`() throws {
    #expect(try tested.run("list", width: 40).text.contains(">  1  First steps 0/2\n"))
  }

  @Test func `the map says when a chapter was run`() throws {
    #expect(Messages.ago(5) == "now")
    #expect(Messages.ago(125) == "2 min ago")
    #expect(Messages.ago(7_300) == "2 h ago")
    #expect(Messages.ago(90_000) == "1 day ago")
    _ = try run("")
    let progress = ProgressStore(book.tree) { _ in }.load()
    #expect(progress.chapters["1"]?.ranAt != nil)
    #expect(progress.chapters["1"]?.seconds != nil)
    #expect(progress.last == "1.1")
  }

  @Test func `a hint comes one at a time`() throws {
    #expect(try run("hint").text.contains("Hint 1"))
    #expect(try run("hint 1.1").text.contains("Hint 2"))
    #expect(try run("hint 1.1 --all").text.contains("Hint 1"))
    let last = try run("hint 1.1")
    #expect(last.text.contains("Hint 3") && last.text.contains("That was the last one."))
  }

  @Test func `to compare asks first, while the exercise is not done`() throws {
    #expect(try run("compare 1.1", answer: false).text.hasSuffix("[y/N] "))
    #expect(try run("compare 1.1", answer: true).text.contains("- return 0\n+ return 1"))
    #expect(try run("compare 1.1").code == .wrongUse)
    #expect(try run("compare 1.1 --yes").text.contains("+ return 1"))
  }

  @Test func `solve and reset keep what was there`() throws {
    let file = "Chapters/01-First/A.swift"
    let mine = book.starter.replacing("return 0\n  // end 1.1", with: "mine\n  // end 1.1")
    try book.tree.write(mine, to: file)
    let solved = try run("solve 1.1")

    #expect(try book.tree.read(file) == mine.replacing("mine", with: "return 1"))
    let backups = book.tree.names(in: ".workbook/backups")
    #expect(backups.count == 1)
    #expect(try book.tree.read(".workbook/backups/\(backups.first ?? "")") == mine)
    #expect(solved.text.contains("cp .workbook/backups/"))
    _ = try run("reset 1")
    #expect(try book.tree.read(file) == book.starter)
    #expect(book.tree.names(in: ".workbook/backups").count == 2)
  }

  @Test func `generate refuses to write over work`() throws {
    let file = "Chapters/01-First/A.swift"
    let mine = book.starter.replacing("return 0\n  // end 1.1", with: "mine\n  // end 1.1")
    try book.tree.write(mine, to: file)
    let refused = try run("bookkeeper generate")

    #expect(refused.code == .failing)
    #expect(refused.text.contains("\(file) (1.1)"))
    #expect(try book.tree.read(file) == mine)
    #expect(try run("bookkeeper generate --force").code == .done)
    #expect(try book.tree.read(file) == book.starter)
  }

  @Test func `the same is told to programs`() throws {
    struct Report: Decodable {
      struct Exercise: Decodable {
        let id: String
        let state: String
        let file: String
      }
      let exitCode: Int
      let exercises: [Exercise]
    }
    let result = try run("--json")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.text.utf8))

    #expect(report.exitCode == 1)
    #expect(report.exercises.map(\.id) == ["1.1", "1.2"])
    #expect(report.exercises.first?.state == "not begun")
    #expect(report.exercises.first?.file == "Chapters/01-First/A.swift:3")
  }

  @Test(arguments: ["test 9", "test 1.9", "hint 1", "frobnicate", "list --frob", "--root /no/book"])
  func `wrong use has its code`(_ line: String) throws {
    #expect(try run(line).code == .wrongUse)
  }

  @Test(arguments: ["verify", "generate 5 --force", "verify --chapter 5"])
  func `a maintainers' command is told where it is`(_ line: String) throws {
    let result = try run(line)

    #expect(result.code == .wrongUse)
    #expect(result.sentences.contains("swift run bookkeeper \(line.prefix { $0 != " " })"))
  }

  @Test func `to watch takes a terminal`() throws {
    let result = try run("watch")

    #expect(result.code == .wrongUse)
    #expect(result.text.contains("There is no terminal to watch in."))
  }
}
