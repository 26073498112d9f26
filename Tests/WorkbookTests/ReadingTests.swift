import Foundation
import Synchronization
import Testing

@testable import WorkbookKit

/// A command reads what it needs, and reads it once.
@Suite struct Reading {
  /// The files of the book that a command reads, relative to its root.
  private func files(readBy line: String) throws -> [String] {
    let tested = try TestedBook(chapters: 3)
    let paths = Log()
    try Disk.$read.withValue({ path in
      paths.add(path)
      return FileManager.default.contents(atPath: path)
    }) {
      _ = try tested.run(line, tests: "known; pass 1; fail 2; over")
    }
    return paths.all.map(tested.book.tree.relative).sorted()
  }

  private static let chapter = [
    "Chapters/02-More/A.swift", "Chapters/02-More/README.md", "Solutions/02-More/A.swift",
  ]

  @Test(arguments: ["test 2.1", "test 2.2", "compare 2.1 --yes", "reset 2.1", "solve 2"])
  func `a command about an exercise reads its chapter, and nothing twice`(_ line: String) throws {
    #expect(try files(readBy: line).filter { !$0.hasPrefix("Tests") } == Self.chapter)
  }

  @Test func `a hint takes the lesson, and the map all lessons`() throws {
    #expect(try files(readBy: "hint 2.1") == ["Chapters/02-More/README.md"])
    #expect(
      try files(readBy: "list")
        == ["01-First", "02-More", "03-More"].map { "Chapters/\($0)/README.md" }
    )
  }

  /// What was read, in order.
  private final class Log: Sendable {
    private let paths = Mutex<[String]>([])

    var all: [String] { paths.withLock { $0 } }

    func add(_ path: String) {
      paths.withLock { $0.append(path) }
    }
  }
}
