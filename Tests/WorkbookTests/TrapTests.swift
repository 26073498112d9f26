import Testing

@testable import WorkbookKit

@Suite struct Traps {
  private func trap(_ output: String) throws -> Trap {
    let book = try FixtureBook()
    return Trap(
      output: output.replacing("ROOT", with: book.tree.root),
      own: ["Chapters/01-First"],
      in: book.tree
    )
  }

  @Test func `a message of the reader's own code has its place`() throws {
    let trap = try trap("◇ Test \"a\" started.\nChapter01First/A.swift:9: Fatal error: boom\n")

    #expect(trap.message == "Fatal error: boom")
    #expect(trap.location == CodeLocation(file: "Chapters/01-First/A.swift", line: 9))
  }

  @Test func `a message of the library has the place of the first frame that is the reader's`()
    throws
  {
    let trap = try trap(
      """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Program crashed: Illegal instruction at 0x00007f573c6f9361 ***

      0 0x0 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra] 0x1 Observable1.value.didset + 421 in Tests.xctest at ROOT/Chapters/01-First/A.swift:12:7
      2 [ra] 0x2 test + 351 in Tests.xctest at ROOT/Tests/Chapter01Tests/A.swift:16:20
      """
    )

    #expect(trap.message == "Fatal error: Index out of range")
    #expect(trap.location == CodeLocation(file: "Chapters/01-First/A.swift", line: 12))
  }

  @Test func `the order of an exploration's steps is kept`() throws {
    let trap = try trap(
      """
      Chapter01First/A.swift:9: Fatal error: twice
      The threads took their steps in this order:
      one thread      another thread
                      line 9  reads 1
      line 9  reads 1

      *** Program crashed: Illegal instruction at 0x00007f573c6f9361 ***
      """
    )

    #expect(trap.message == "Fatal error: twice")
    #expect(
      trap.picture == [
        "one thread      another thread", "                line 9  reads 1", "line 9  reads 1",
      ]
    )
  }

  @Test func `a failure without a sentence is named by its headline`() throws {
    let trap = try trap("*** Swift runtime failure: arithmetic overflow ***\n")

    #expect(trap.message == "Swift runtime failure: arithmetic overflow")
    #expect(trap.location == nil)
  }

  @Test func `a failed precondition keeps its rule`() throws {
    let trap = try trap("Chapter01First/A.swift:3: Precondition failed: take needs a count\n")

    #expect(trap.message == "Precondition failed: take needs a count")
  }

  @Test func `a reference to what is gone is told`() throws {
    let trap = try trap(
      "Fatal error: Attempted to read an unowned reference but object 0x5 was already deallocated\n"
    )

    #expect(trap.message?.contains("unowned reference") == true)
  }

  @Test func `output without a crash has no message`() throws {
    #expect(try trap("hello\n").message == nil)
  }
}
