import Testing

@testable import WorkbookKit

@Suite struct `The lock` {
  @Test func `is held by one at a time, and let go with its holder`() throws {
    let book = try FixtureBook()
    var first = try FileLock.take(".build/a.lock", in: book.tree, seconds: 0) {}

    #expect(FileLock.holder(of: ".build/a.lock", in: book.tree) != .nobody)
    let said = Written()
    #expect(throws: EngineError.locked(file: ".build/a.lock")) {
      try FileLock.take(".build/a.lock", in: book.tree, seconds: 0.2) { said.add("waiting") }
    }
    #expect(said.text == "waiting")
    withExtendedLifetime(first) {}
    first = nil
    #expect(FileLock.holder(of: ".build/a.lock", in: book.tree) == .nobody)
    #expect(try FileLock.take(".build/a.lock", in: book.tree, seconds: 0) {} != nil)
  }

  @Test func `is done without where it can't be made`() throws {
    let book = try FixtureBook()
    try book.tree.write("a file", to: ".build")

    #expect(try FileLock.take(".build/a.lock", in: book.tree, seconds: 0) {} == nil)
  }
}
