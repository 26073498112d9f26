import Foundation
import Testing

@testable import WorkbookKit

#if os(Linux)
@Suite struct `A run that is silent` {
  private let book: FixtureBook

  init() throws {
    book = try FixtureBook()
    try book.tree.write("", to: "log")
  }

  /// Runs tests that can note what they do; `alone` is for those that run one after the other.
  private func run(
    all: String,
    alone: String,
    timeout: Double,
    timeoutAlone: Double
  ) throws -> ChapterReport {
    let fake = try FakeToolchain(
      book,
      tests: """
        note() { echo "$1" >> '\(book.tree.root)/log'; }
        known
        if [ -n "$serial" ]; then \(alone); else \(all); fi
        """
    )
    var runner = ChapterRunner(
      try book.chapter,
      in: book.tree,
      timeout: timeout,
      environment: fake.environment
    )
    runner.engine.timeoutAlone = timeoutAlone
    return try runner.run(only: ExerciseID(1, 1))
  }

  private func notes() throws -> [String] {
    try book.tree.read("log").split(separator: "\n").map(String.init)
  }

  /// The words that were noted, without what stands behind them.
  private func words() throws -> [Substring] {
    try notes().map { note in note.prefix { $0 != " " } }
  }

  /// Notes a word and its process, and hangs until it is ended.
  private func hang(_ word: String) -> String { "start 1; note \"\(word) $$\"; exec sleep 60" }

  /// Whether each process that was noted is gone.
  private func isAllOver() throws -> Bool {
    let processes = try notes().compactMap { $0.split(separator: " ").last.flatMap { Int32($0) } }
    return processes.allSatisfy { kill($0, 0) != 0 }
  }

  @Test func `which test hangs is found out before the run is ended`() throws {
    let report = try run(all: hang("all"), alone: hang("alone"), timeout: 3.2, timeoutAlone: 3)

    #expect(report.exercises.first?.state == .hung(timeout: 3))
    // On a busy machine one may be begun too early, and once more.
    #expect(try Set(words()) == ["all", "alone"])
    #expect(try words().last == "alone")
    #expect(try isAllOver())
  }

  @Test func `a run that goes on is believed, and nothing else goes on`() throws {
    let report = try run(
      all: """
        start 1
        until grep -q alone '\(book.tree.root)/log'; do sleep 0.02; done
        finish 1; start 1
        while kill -0 $(sed -n 's/alone //p' '\(book.tree.root)/log') 2>/dev/null; do
          sleep 0.02
        done
        note gone; finish 1; over
        """,
      alone: hang("alone"),
      timeout: 60,
      timeoutAlone: 59.8
    )

    #expect(report.exercises.first?.state == .done)
    #expect(try notes().contains("gone"))
    #expect(try isAllOver())
  }

  @Test func `a run that is stopped stops the one beside it`() throws {
    let fake = try FakeToolchain(
      book,
      tests: """
        note() { echo "$1" >> '\(book.tree.root)/log'; }
        known
        \(hang("started$serial"))
        """
    )
    var engine = TestEngine(
      try book.chapter,
      in: book.tree,
      timeout: 60,
      environment: fake.environment
    )
    engine.timeoutAlone = 59.8
    _ = try engine.build()
    let selection = TestSelection("Chapter01Tests", isSerial: false)
    let halt = engine.halt
    let stopper = Worker { [tree = book.tree] in
      while (try? tree.read("log"))?.contains("started1") != true { usleep(20_000) }
      halt.ask(for: .tests)
    }
    #expect(throws: Halt.Halted.self) {
      try engine.run(selection) { _ in TestSelection("Chapter01Tests", isSerial: true) }
    }
    stopper.wait()

    #expect(try Set(words()) == ["started", "started1"])
    #expect(try isAllOver())
  }
}
#endif
