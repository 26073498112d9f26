import Foundation

@testable import WorkbookKit
@testable import BookkeeperKit

/// A small book, and commands that are run in it with a toolchain that is a script.
struct TestedBook {
  /// What a command said, and how it ended.
  struct Result {
    let text: String
    let code: ExitCode

    /// The text without its line ends.
    var sentences: String { text.replacing("\n", with: " ") }
  }

  let book: FixtureBook
  let file = "Chapters/01-First/A.swift"

  init(chapters: Int = 1, named name: String = "workbook") throws {
    book = try FixtureBook(chapters: chapters, named: name)
  }

  /// The starter with another answer to exercise 1.1.
  func starter(with answer: String) -> String {
    book.starter.replacing("return 0\n  // end 1.1", with: "\(answer)\n  // end 1.1")
  }

  /// Runs a command of the workbook, or of the bookkeeper where that is the first word.
  func run(
    _ line: String,
    build: String = "",
    tests: String = "known; fail 1; fail 2; over; exit 1",
    answer: Bool? = nil,
    width: Int = 80,
    environment: [String: String] = [:]
  ) throws -> Result {
    let fake = try FakeToolchain(book, build: build, tests: tests)
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: width)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    let words = line.split(separator: " ").map(String.init)
    let isMaintainers = words.first == "bookkeeper"
    let program = Program(
      arguments: Array(words.dropFirst(isMaintainers ? 1 : 0)),
      environment: fake.environment.merging(environment) { $1 },
      folder: book.tree.root,
      output: console,
      errors: console
    )
    let code = program.reporting {
      guard !isMaintainers else { return try Bookkeeper.run(program) }
      return try Workbook.run(program) { question in
        written.add(question.text(program: "workbook"))
        return answer
      }
    }
    return Result(text: written.text, code: code)
  }
}
