import Foundation
import Testing

@testable import BookKit
@testable import BookkeeperKit
@testable import ConsoleKit
@testable import EngineKit
@testable import KeyInput
@testable import WorkbookKit

/// The script in a real bash, which calls the built program for chapters and exercises.
@Suite struct Completions {
  private let book: FixtureBook

  init() throws {
    book = try FixtureBook(chapters: 2)
  }

  /// What bash offers for a line; the last word is the one that is being typed.
  private func offers(_ words: String...) throws -> [String] {
    let program = try BuiltWorkbook.path
    let child = try ChildProcess(
      starting: ProcessRequest(
        program: "/usr/bin/env",
        arguments: [
          "bash", "-c",
          """
          eval "$("$1" completions bash)"
          program="$1"; shift
          COMP_WORDS=("$program" "$@"); COMP_CWORD=$#
          _workbook "$program"
          printf '%s\\n' "${COMPREPLY[@]}"
          """,
          "bash", program,
        ] + words,
        environment: ProcessInfo.processInfo.environment,
        folder: book.tree.root
      )
    )
    while child.ending == nil { child.pump(milliseconds: 20) }
    return child.output.text.split(separator: "\n").map(String.init)
  }

  @Test func `commands are completed`() throws {
    #expect(try offers("he") == ["help"])
    #expect(try offers("wat") == ["watch"])
    #expect(Set(try offers("")).isSuperset(of: CommandName.allCases.map(\.rawValue)))
    #expect(try offers("--ve") == ["--version"])
  }

  @Test func `chapters and exercises are those of the book`() throws {
    #expect(
      try offers("test", "") == [
        "1", "2", "1.1", "1.2", "2.1", "2.2", "--json", "--root", "--timeout", "--help",
      ]
    )
    #expect(try offers("hint", "2.") == ["2.1", "2.2"])
    #expect(try offers("graduate", "2") == ["2"])
  }

  @Test func `options are those of the command`() throws {
    #expect(try offers("hint", "1.1", "--a") == ["--all"])
    #expect(try offers("list", "--j") == ["--json"])
    #expect(try offers("list", "--all").isEmpty)
  }

  @Test func `the words behind help and completions are completed`() throws {
    #expect(try offers("help", "comp") == ["compare", "completions"])
    #expect(try offers("completions", "").prefix(2) == ["bash", "zsh"])
  }

  @Test func `outside of a book nothing is said`() throws {
    try FileManager.default.removeItem(atPath: book.tree.path("Package.swift"))

    #expect(try offers("hint", "2.").isEmpty)
  }
}
