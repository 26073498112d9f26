import Foundation
import Testing

@testable import WorkbookKit

/// The built program in a terminal, with a toolchain that is a script: a verdict takes no time.
@Suite struct `Watching in a terminal` {
  private let book: FixtureBook
  private let file = "Chapters/01-First/A.swift"

  /// Exercise 1.1 passes once its file says `return 1`, and 1.2 once it says `return 2`.
  private static let tests = """
    known
    if grep -q 'return 1' Chapters/01-First/A.swift; then pass 1; else fail 1; fi
    if grep -q 'return 2' Chapters/01-First/A.swift; then pass 2; else fail 2; fi
    over
    """

  init() throws {
    book = try FixtureBook()
  }

  private func start(
    _ line: String = "watch",
    in other: FixtureBook? = nil,
    build: String = "",
    tests: String = tests,
    columns: UInt16 = 80
  ) throws -> Pseudoterminal {
    let book = other ?? book
    let fake = try FakeToolchain(book, build: build, tests: tests)
    var environment = fake.environment.merging(["NO_COLOR": "1", "TERM": "xterm"]) { $1 }
    environment["WORKBOOK_TIMEOUT"] = "20"
    return try Pseudoterminal(
      line.split(separator: " ").map(String.init),
      environment: environment,
      folder: book.tree.root,
      columns: columns
    )
  }

  private func save(_ text: String) throws {
    try book.tree.write(text, to: file)
  }

  @Test func `a save is answered by a verdict, and n leads on from what is solved`() throws {
    let terminal = try start()
    #expect(terminal.waits(for: "It has to be two."))
    try save(book.starter.replacing("return 0\n  // end 1.1", with: "return 1\n  // end 1.1"))

    #expect(terminal.waits(for: "✓ 1.1 First is done."))
    terminal.type("c")
    #expect(terminal.waits(for: "reference"), "It stays, so that c compares what was solved.")
    terminal.type("\rn")
    #expect(terminal.waits(for: "Return two."))
    try save(FixtureBook.solution)
    #expect(terminal.waits(for: "✓ 1.2 Second is done."))
    terminal.type("n")
    #expect(terminal.waits(for: "✓ Chapter 1 First steps is done, all of it."))
    terminal.type("n")
    #expect(terminal.waits(for: "✓ The book is done"))
    terminal.type("q")
    #expect(terminal.waitsForEnd())
    #expect(terminal.ending == ExitCode.done.rawValue)
    #expect(terminal.isAsBefore)
    #expect(terminal.written.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `p leads back, and Enter in the list to the chapter that is chosen`() throws {
    let book = try FixtureBook(chapters: 3)
    let terminal = try start("watch 2.2", in: book, tests: "known; fail 1; fail 2; over")
    #expect(terminal.waits(for: "Return two."))
    terminal.type("p")
    #expect(terminal.waits(for: "Chapters/02-More/A.swift:3"))
    var mark = terminal.mark
    terminal.type("p")
    #expect(terminal.waits(for: "1.2 Second", after: mark))
    mark = terminal.mark
    terminal.type("l")
    #expect(terminal.waits(for: "▸  1  First steps", after: mark))
    terminal.type("jj")
    #expect(terminal.waits(for: "▸  3  First steps", after: mark))
    terminal.type("\r")
    #expect(terminal.waits(for: "Chapters/03-More/A.swift:3", after: mark))
  }

  @Test func `a save in another exercise, or another chapter, leads there`() throws {
    let book = try FixtureBook(chapters: 2)
    let terminal = try start("watch", in: book, tests: "known; fail 1; fail 2; over")
    #expect(terminal.waits(for: "It has to be two."))
    let second = "  return 0\n  // end 1.2"
    try book.tree.write(
      book.starter.replacing(second, with: second.replacing("0", with: "7")),
      to: "Chapters/01-First/A.swift"
    )
    #expect(terminal.waits(for: "You saved a file of 1.2 Second, so this is about that exercise."))
    #expect(terminal.waits(for: "Return two."))
    let other = "Chapters/02-More/A.swift"
    let starter = try book.tree.read(other)
    let mark = terminal.mark
    try book.tree.write(
      starter.replacing("return 0\n  // end 2.1", with: "mine\n  // end 2.1"),
      to: other
    )
    #expect(terminal.waits(for: "You saved a file of 2.1 First", after: mark))
    #expect(terminal.waits(for: "Chapters/02-More/A.swift:3", after: mark))
    // A line outside of all gaps leads nowhere.
    let last = terminal.mark
    try book.tree.write(
      book.starter.replacing(second, with: second.replacing("0", with: "7")) + "// a line\n",
      to: "Chapters/01-First/A.swift"
    )
    #expect(terminal.waits(for: "s from save to verdict", after: last))
    #expect(!String(terminal.written.dropFirst(last)).contains("1.2 Second"))
  }

  @Test func `the next chapter is built ahead, and this one is ready again behind it`() throws {
    let book = try FixtureBook(chapters: 2)
    let log = book.tree.path("builds")
    let terminal = try start(
      "watch 1.1",
      in: book,
      build: "echo \"$CHAPTER $ONLY_TESTS\" >> '\(log)'",
      tests: "known; pass 1; fail 2; over"
    )
    #expect(terminal.waits(for: "✓ 1.1 First is done."))
    let wanted = "01 01-01-\n02 02-01-\n01 01-01-\n"
    let deadline = Clock.seconds + 10
    while (try? book.tree.read("builds")) != wanted, Clock.seconds < deadline { usleep(10_000) }
    #expect(try book.tree.read("builds") == wanted)
    terminal.type("q")
    #expect(terminal.waitsForEnd())
  }

  @Test func `a build ahead is never in the way of a save`() throws {
    let book = try FixtureBook(chapters: 2)
    let terminal = try start(
      "watch 1.1",
      in: book,
      build: "[ $CHAPTER = 02 ] && sleep 60",
      tests: "known; fail 1; fail 2; over"
    )
    #expect(terminal.waits(for: "It has to be two."))
    usleep(300_000)
    try book.tree.write(book.starter + "\n", to: "Chapters/01-First/A.swift")
    #expect(terminal.waits(for: "s from save to verdict"))
    terminal.type("q")
    #expect(terminal.waitsForEnd())
  }

  @Test func `the time from save to verdict is shown`() throws {
    let terminal = try start()
    #expect(terminal.waits(for: "watching: save to run again"))
    try save(book.starter + "\n")

    #expect(terminal.waits(for: "s from save to verdict (build "))
  }

  @Test func `keys work without Enter`() throws {
    let terminal = try start()
    #expect(terminal.waits(for: "It has to be two."))
    terminal.type("h")
    #expect(terminal.waits(for: "h shows the next one; there are 2 more."))
    terminal.type("h")
    #expect(terminal.waits(for: "Look again."))
    terminal.type("l")
    #expect(terminal.waits(for: "you are here"))
    terminal.type("c")
    #expect(terminal.waits(for: "Look at the answer anyway?"))
    terminal.type("y")
    #expect(terminal.waits(for: "+ return 1"))
    terminal.type("n")
    #expect(terminal.waits(for: "1.2 Second"))
  }

  @Test func `reset asks, and keeps what was there`() throws {
    let mine = book.starter.replacing("return 0\n  // end 1.1", with: "mine\n  // end 1.1")
    try save(mine)
    let terminal = try start()
    #expect(terminal.waits(for: "It has to be two."))
    terminal.type("r")
    #expect(terminal.waits(for: "back to its starter?"))
    terminal.type("n")
    let mark = terminal.mark
    #expect(terminal.waits(for: "It has to be two.", after: mark))
    #expect(try book.tree.read(file) == mine)
    terminal.type("r")
    #expect(terminal.waits(for: "back to its starter?", after: mark))
    terminal.type("y")
    #expect(terminal.waits(for: "is the starter again"))
    #expect(try book.tree.read(file) == book.starter)
    #expect(book.tree.names(in: ".workbook/backups").count == 1)
  }

  @Test func `an arrow is no letter`() throws {
    let terminal = try start()
    #expect(terminal.waits(for: "It has to be two."))
    terminal.type("\u{1B}[C\u{1B}Oq\u{1B}[1;5q")
    terminal.type("l")

    #expect(terminal.waits(for: "you are here"))
    #expect(terminal.ending == nil)
  }

  @Test func `Escape leads back, once nothing has followed it`() throws {
    let terminal = try start()
    #expect(terminal.waits(for: "It has to be two."))
    terminal.type("l")
    #expect(terminal.waits(for: "you are here"))
    let mark = terminal.mark
    terminal.type("\u{1B}")

    #expect(terminal.waits(for: "It has to be two.", after: mark))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `the terminal is given back on a signal, and no child is left`(_ signal: Int32) throws {
    let terminal = try start(tests: "echo $$ > '\(book.tree.path("pid"))'; known; exec sleep 60")
    #expect(terminal.waits(for: "testing chapter 1"))
    let child = try pid()
    kill(terminal.id, signal)

    #expect(terminal.waitsForEnd())
    #expect(terminal.ending == ExitCode.interrupted.rawValue)
    #expect(terminal.isAsBefore)
    #expect(terminal.written.contains("\u{1B}[?1049l"))
    #expect(kill(child, 0) != 0)
  }

  @Test func `Ctrl-C is a signal also while keys are single`() throws {
    let terminal = try start()
    #expect(terminal.waits(for: "It has to be two."))
    terminal.type("\u{3}")

    #expect(terminal.waitsForEnd())
    #expect(terminal.ending == ExitCode.interrupted.rawValue)
    #expect(terminal.isAsBefore)
  }

  @Test func `a save ends tests that run, and is answered itself`() throws {
    let terminal = try start(
      tests: """
        known
        if grep -q 'return 1' \(file); then pass 1; fail 2; over; else start 1; exec sleep 60; fi
        """
    )
    #expect(terminal.waits(for: "testing chapter 1"))
    try save(book.starter.replacing("return 0\n  // end 1.1", with: "return 1\n  // end 1.1"))

    #expect(terminal.waits(for: "1.1 First is done.", seconds: 8))
  }

  @Test func `no line is wider than a narrow window, and another size is drawn anew`() throws {
    let terminal = try start(columns: 40)
    #expect(terminal.waits(for: "It has to be two."))
    let mark = terminal.mark
    let narrow = terminal.written.components(separatedBy: "\u{1B}[?2026h").last ?? ""
    terminal.resize(columns: 100, rows: 30)
    kill(terminal.id, SIGWINCH)

    #expect(terminal.waits(for: "It has to be two.", after: mark))
    let lines = narrow.replacing(#/\x1B\[[0-9;?]*[A-Za-z]/#, with: "").split(separator: "\r\n")
    #expect(lines.count > 10)
    #expect(lines.map { $0.filter { $0 != "\r" } }.filter { $0.count > 40 } == [])
  }

  @Test func `a chapter's folder may go away and come back`() throws {
    let terminal = try start()
    #expect(terminal.waits(for: "It has to be two."))
    let folder = book.tree.path("Chapters/01-First")
    try FileManager.default.moveItem(atPath: folder, toPath: book.tree.path("away"))
    #expect(terminal.waits(for: "is not there"))
    try FileManager.default.moveItem(atPath: book.tree.path("away"), toPath: folder)
    let mark = terminal.mark
    try save(FixtureBook.solution)

    #expect(terminal.waits(for: "1.1 First is done.", after: mark))
  }

  private func pid() throws -> Int32 {
    let deadline = Clock.seconds + 5
    while Clock.seconds < deadline {
      if let id = try? Int32(book.tree.read("pid").filter(\.isNumber)) { return id }
      usleep(10_000)
    }
    throw BookError.unreadable(file: "pid")
  }
}
