import Foundation
import Testing

@testable import WorkbookKit

/// Ctrl-C, or a signal of the system, at each stage of a run of the built program.
@Suite struct `An interruption` {
  private let book: FixtureBook

  init() throws {
    book = try FixtureBook()
  }

  /// Starts a command: that of the workbook, unless another program is the first word.
  private func start(_ line: String, build: String = "", tests: String = "") throws -> ChildProcess
  {
    var words = line.split(separator: " ").map(String.init)
    let program = words.first == "bookkeeper" ? words.removeFirst() : "workbook"
    let fake = try FakeToolchain(book, build: build, tests: tests)
    return try ChildProcess(
      starting: ProcessRequest(
        program: try BuiltWorkbook.path(of: program),
        arguments: words,
        environment: fake.environment.merging(["WORKBOOK_TIMEOUT": "60"]) { $1 },
        folder: book.tree.root
      )
    )
  }

  private func wait(for child: ChildProcess, seconds: Double = 20, until isDone: () -> Bool) {
    let deadline = Clock.seconds + seconds
    while !isDone(), child.ending == nil, Clock.seconds < deadline { child.pump(milliseconds: 20) }
  }

  /// Writes down its number, and goes on for ever.
  private var endless: String { "echo $$ > '\(book.tree.path("pid"))'; exec sleep 60" }

  private var endlessID: Int32? {
    (try? book.tree.read("pid")).flatMap { $0.hasSuffix("\n") ? Int32($0.dropLast()) : nil }
  }

  /// Interrupts a command once its endless child runs; gives what it said, and how it ended.
  private func interrupted(
    _ line: String,
    build: String = "",
    tests: String = "",
    by signal: Int32 = SIGINT
  ) throws -> (text: String, ending: ChildProcess.Ending?, isChildGone: Bool) {
    let child = try start(line, build: build, tests: tests)
    wait(for: child) { endlessID != nil }
    let id = try #require(endlessID)
    kill(child.id, signal)
    wait(for: child) { false }
    return (child.output.text, child.ending, kill(id, 0) != 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func `of a build`(_ signal: Int32) throws {
    let result = try interrupted("test 1", build: endless, by: signal)

    #expect(result.ending == .exited(130))
    #expect(result.isChildGone)
    #expect(result.text == "Stopped. Nothing is lost, and nothing is left running.\n")
  }

  @Test func `of tests`() throws {
    let result = try interrupted("test 1", tests: "known; start 1; \(endless)")

    #expect(result.ending == .exited(130))
    #expect(result.isChildGone)
  }

  @Test func `of tests that do not listen`() throws {
    let result = try interrupted(
      "test 1",
      tests: "trap '' TERM INT; known; start 1; echo $$ > pid; while :; do sleep 0.1; done"
    )

    #expect(result.ending == .exited(130))
    #expect(result.isChildGone)
  }

  @Test func `of verify`() throws {
    let result = try interrupted("bookkeeper verify", build: endless)

    #expect(result.ending == .exited(130))
    #expect(result.isChildGone)
  }

  @Test func `of graduate, in the stack`() throws {
    let result = try interrupted(
      "graduate",
      build: "case \"$PWD\" in *graduate*) \(endless) ;; esac",
      tests: "known; pass 1; pass 2; over"
    )

    #expect(result.ending == .exited(130))
    #expect(result.isChildGone)
  }

  @Test func `of waiting for another workbook`() throws {
    let lock = try FileLock.take(".build/workbook.lock", in: book.tree, seconds: 1) {}
    let child = try start("test 1")
    wait(for: child) { child.output.text.contains("Another workbook is running") }
    kill(child.id, SIGINT)
    wait(for: child) { false }
    withExtendedLifetime(lock) {}

    #expect(child.ending == .exited(130))
  }

  @Test func `two at once run one after the other`() throws {
    var lock = try FileLock.take(".build/workbook.lock", in: book.tree, seconds: 1) {}
    let child = try start("test 1", tests: "known; pass 1; pass 2; over")
    wait(for: child) { child.output.text.contains("Another workbook is running") }
    #expect(child.ending == nil)
    withExtendedLifetime(lock) { lock = nil }
    wait(for: child) { false }

    #expect(child.ending == .exited(0))
    #expect(child.output.text.contains("The book is done"))
  }
}
