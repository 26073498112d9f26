import Foundation
import Testing

@testable import WorkbookKit

/// What the workbook starts is as nice as the workbook is, so that others can go first.
@Suite struct Niceness {
  private let book: FixtureBook

  init() throws {
    book = try FixtureBook()
  }

  /// The niceness of the builds that a command makes.
  private func niceness(of command: String) throws -> Set<String> {
    let words = command.split(separator: " ").map(String.init)
    let fake = try FakeToolchain(
      book,
      build: "nice >> '\(book.tree.path("nice"))'",
      tests: "known; fail 1; fail 2; over"
    )
    let child = try ChildProcess(
      starting: ProcessRequest(
        program: "nice",
        arguments: ["-n", "7", try BuiltWorkbook.path(of: words[0]), words[1]],
        environment: fake.environment,
        folder: book.tree.root
      )
    )
    child.wait(seconds: 60)
    return Set(try book.tree.read("nice").split(separator: "\n").map(String.init))
  }

  /// What a program is that this thread starts as `nice -n 7`.
  private func inherited() throws -> String {
    let child = try ChildProcess(
      starting: ProcessRequest(
        program: "nice",
        arguments: ["-n", "7", "nice"],
        environment: ["PATH": "/usr/bin:/bin"],
        folder: "/"
      )
    )
    child.wait(seconds: 60)
    return child.output.text.filter(\.isNumber)
  }

  @Test(arguments: ["workbook test", "bookkeeper verify"]) func `goes on to all that is started`(
    _ command: String
  ) throws {
    // Compared with what is started in the same way: the thread of a test has a niceness of its own.
    #expect(try niceness(of: command) == [try inherited()])
  }
}
