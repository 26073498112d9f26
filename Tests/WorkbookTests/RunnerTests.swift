import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `The runner` {
  /// What a command said, and how it ended.
  struct Result {
    let text: String
    let code: ExitCode
  }

  private let book: FixtureBook

  init() throws {
    book = try FixtureBook()
  }

  private func run(
    _ line: String,
    build: String = "",
    tests: String = "known; fail 1; fail 2; over; exit 1",
    answer: Bool? = nil
  ) throws -> Result {
    let fake = try FakeToolchain(book, build: build, tests: tests)
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    let code = Workbook.run(
      line.split(separator: " ").map(String.init),
      environment: fake.environment,
      folder: book.tree.root,
      output: console,
      errors: console,
      ask: { question, _ in
        written.add(question.text(program: "workbook"))
        return answer
      }
    )
    return Result(text: written.text, code: code)
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
    let book = try FixtureBook(chapters: 2)
    let fake = try FakeToolchain(book, tests: "known; pass 1; pass 2; over")
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    let code = Workbook.run(
      [],
      environment: fake.environment,
      folder: book.tree.root,
      output: console,
      errors: console,
      ask: { _, _ in nil }
    )

    #expect(code == .done)
    #expect(written.text.contains("Chapter 1 is done."))
    #expect(written.text.contains("Next: Chapter 2 First steps"))
  }

  @Test func `the last chapter that is done is the end of the book`() throws {
    let result = try run("", tests: "known; pass 1; pass 2; over")

    #expect(result.code == .done)
    #expect(result.text.contains("The book is done"))
    #expect(try run("list").text.contains("✓  1  First steps  2 of 2 done"))
  }

  @Test func `the reader is where the last run was, and not at the first gap`() throws {
    let book = try FixtureBook(chapters: 3)
    let fake = try FakeToolchain(book, tests: "known; fail 1; fail 2; over")
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    let say = { (line: String) in
      _ = Workbook.run(
        line.split(separator: " ").map(String.init),
        environment: fake.environment,
        folder: book.tree.root,
        output: console,
        errors: console,
        ask: { _, _ in nil }
      )
    }
    say("test 2.2")
    say("list")
    #expect(written.text.contains("  1  First steps  0 of 2 done\n"))
    #expect(written.text.contains(">  2  First steps  0 of 2 done    now          you are here"))
    say("hint")
    #expect(written.text.contains("2.2 Second\n\nHint 1"))
    say("")
    #expect(written.text.contains("Chapter 2 First steps\n"))
  }

  @Test func `an exercise that is done leads to the next one`() throws {
    let first = try run("test 1.1", tests: "known; pass 1; fail 2; over")
    #expect(first.text.contains("✓ 1.1 First is done."))
    #expect(first.text.contains("Next: 1.2 Second\n  Edit   Chapters/01-First/A.swift:9"))
    #expect(first.text.contains("Then   workbook test 1.2"))
    let last = try run("test 1.2", tests: "known; pass 1; pass 2; over")
    #expect(last.text.contains("Then   workbook test 1\n"))
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

  @Test func `code that does not compile is shown with a caret`() throws {
    let file = book.tree.path("Chapters/01-First/A.swift")
    let result = try run("", build: "echo '\(file):3:5: error: cannot find foo'; exit 1")

    #expect(result.code == .doesNotCompile)
    #expect(result.text.contains("1 error in your files"))
    #expect(result.text.contains("    return 0\n      ^\n"))
  }

  @Test func `errors in the files of others are told as such`() throws {
    let file = book.tree.path("Tests/Chapter01Tests/A.swift")
    let result = try run("", build: "echo '\(file):1:1: error: no member'; exit 1")

    #expect(result.code == .doesNotCompile)
    #expect(result.text.contains("the errors are not in your files"))
  }

  @Test func `a crash is laid at the door of its exercise`() throws {
    let result = try run(
      "",
      tests: """
        known
        if [ -z "$serial" ]; then start 1; start 2; else pass 1; wants 1 && over && exit 0; start 2; fi
        echo 'Chapter01First/A.swift:11: Fatal error: boom'
        kill -ILL $$
        """
    )

    #expect(result.code == .crashed)
    #expect(result.text.contains("✓ done       1.1 First"))
    #expect(result.text.contains("✗ crashed    1.2 Second"))
    #expect(result.text.contains("The program crashed in “b”."))
    #expect(result.text.contains("Fatal error: boom\n  Chapters/01-First/A.swift:11"))
  }

  @Test func `a hang is ended, and the test that hangs is named`() throws {
    let result = try run("", tests: "known; start 1; [ -z $serial ] && start 2; exec sleep 60")

    #expect(result.code == .crashed)
    #expect(result.text.contains("✗ hangs      1.1 First"))
    #expect(result.text.contains("· not run    1.2 Second"))
    #expect(result.text.contains("No progress for 0.5 s in “a”"))
  }

  @Test func `endless printing is no progress`() throws {
    let result = try run("test 1.1", tests: "known; start 1; while :; do echo spam; done")

    #expect(result.code == .crashed)
    #expect(result.text.contains("No progress"))
    #expect(!result.text.contains("spam"))
  }

  @Test func `an exit in the middle is no pass`() throws {
    let result = try run("test 1.1", tests: "known; start 1; exit 0")

    #expect(result.code == .crashed)
    #expect(result.text.contains("The program ended by itself, with code 0"))
  }

  @Test func `a run without tests is no pass`() throws {
    let result = try run("", tests: "over")

    #expect(result.code == .noTestRan)
    #expect(result.text.contains("No test ran"))
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

  @Test func `a damaged marker is said, and can be mended`() throws {
    let file = "Chapters/01-First/A.swift"
    try book.tree.write(book.starter.replacing("  // end 1.2\n", with: ""), to: file)
    let result = try run("")

    #expect(result.text.contains("\(file):8"))
    #expect(result.text.contains("workbook reset 1.2"))
    #expect(try run("solve 1.2").code == .failing)
    #expect(try run("reset 1.2").code == .done)
    #expect(try book.tree.read(file) == book.starter)
  }

  @Test func `a file that is gone is said`() throws {
    try FileManager.default.removeItem(atPath: book.tree.path("Chapters/01-First/A.swift"))

    #expect(try run("").text.contains("git checkout -- Chapters/01-First/A.swift"))
  }

  @Test func `generate refuses to write over work`() throws {
    let file = "Chapters/01-First/A.swift"
    let mine = book.starter.replacing("return 0\n  // end 1.1", with: "mine\n  // end 1.1")
    try book.tree.write(mine, to: file)
    let refused = try run("generate")

    #expect(refused.code == .failing)
    #expect(refused.text.contains("\(file) (1.1)"))
    #expect(try book.tree.read(file) == mine)
    #expect(try run("generate --force").code == .done)
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

  @Test func `to watch takes a terminal`() throws {
    let result = try run("watch")

    #expect(result.code == .wrongUse)
    #expect(result.text.contains("There is no terminal to watch in."))
  }

  @Test func `a toolchain that is not there is said`() throws {
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    let code = Workbook.run(
      [],
      environment: ["PATH": "/nowhere"],
      folder: book.tree.root,
      output: console,
      errors: console,
      ask: { _, _ in nil }
    )

    #expect(code == .unable)
    #expect(written.text.contains("swift could not be started"))
  }
}
