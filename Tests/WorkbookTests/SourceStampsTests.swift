import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `Source stamps` {
  private let book: FixtureBook
  private let module = SourceStamps.Module(name: "Chapter01First", folder: "Chapters/01-First")
  private let memory = ".build/workbook/debug/Chapter01First.build/primary.priors"

  init() throws {
    book = try FixtureBook()
    try book.tree.write("what the driver remembers", to: memory)
  }

  private func touch(_ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: book.tree.path("Chapters/01-First/A.swift")
    )
    SourceStamps(book.tree).check([module])
  }

  @Test func `a file that is saved again in another second is left to the driver`() throws {
    try touch(1000.75)
    try touch(1000.75)
    try touch(1001.25)

    #expect(book.tree.exists(memory))
  }

  @Test func `a file that is saved again in the same second makes the module compile anew`() throws
  {
    try touch(1000.25)
    try touch(1000.75)

    #expect(!book.tree.exists(memory))
  }

  @Test func `a file that we write gets a second of its own`() {
    let now = Date(timeIntervalSince1970: 1000.5)
    let second = { (old: Double?) in
      SourceStamps.date(after: old.map { Date(timeIntervalSince1970: $0) }, now: now)
    }

    #expect(second(nil) == Date(timeIntervalSince1970: 1000))
    #expect(second(990.5) == Date(timeIntervalSince1970: 1000))
    #expect(second(1000.25) == Date(timeIntervalSince1970: 1001))
    #expect(second(1003) == Date(timeIntervalSince1970: 1004))
  }
}
