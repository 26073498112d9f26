import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `Noticing a save` {
  private let book: FixtureBook
  private let file = "Chapters/01-First/A.swift"

  init() throws {
    book = try FixtureBook()
  }

  /// The number of saves that are seen while something is done to the files.
  private func saves(_ watch: SaveWatch, during work: () throws -> Void) throws -> Int {
    var watch = watch
    try work()
    var count = 0
    let deadline = Clock.seconds + 0.8
    while Clock.seconds < deadline {
      if let descriptor = watch.descriptor {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, 5) > 0 { watch.note(at: Clock.seconds) }
      } else {
        usleep(5_000)
      }
      if watch.saved(at: Clock.seconds) != nil { count += 1 }
    }
    return count
  }

  private func watch() throws -> SaveWatch {
    try SaveWatch.of(book.chapter, among: [book.chapter], in: book.tree)
  }

  private func write(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: book.tree.path(file)))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func `a file that is written to`() throws {
    #expect(try saves(watch()) { try write("// new") } == 1)
  }

  @Test func `a file that is saved by way of another one`() throws {
    #expect(
      try saves(watch()) {
        try "// new".write(toFile: book.tree.path(file), atomically: true, encoding: .utf8)
      } == 1
    )
  }

  @Test func `a file that is moved away and written anew, as vim does`() throws {
    #expect(
      try saves(watch()) {
        let path = book.tree.path(file)
        try FileManager.default.moveItem(atPath: path, toPath: path + "~")
        usleep(20_000)
        try Data("// new".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.removeItem(atPath: path + "~")
      } == 1
    )
  }

  @Test func `a file in a folder of the chapter's folder`() throws {
    try book.tree.write("// given", to: "Chapters/01-First/Given/B.swift")

    #expect(
      try saves(watch()) { try book.tree.write("// new", to: "Chapters/01-First/Given/B.swift") }
        == 1
    )
  }

  @Test func `several saves in a burst are one`() throws {
    #expect(
      try saves(watch()) {
        for number in 1...5 { try write("// \(number)") }
      } == 1
    )
  }

  @Test func `a swap file of an editor is no save`() throws {
    #expect(
      try saves(watch()) {
        try Data("swap".utf8)
          .write(to: URL(fileURLWithPath: book.tree.path("Chapters/01-First/.A.swift.swp")))
      } == 0
    )
  }

  @Test func `where the system tells nothing, it is found by looking`() throws {
    let chapter = try book.chapter
    let tree = book.tree
    let watch = SaveWatch(NoFileEvents()) {
      .init(fingerprint: Fingerprint.of(chapter, in: tree), fileCount: 1)
    }

    #expect(watch.isPolling)
    #expect(watch.interval(at: 0) == SaveWatch.pollInterval)
    #expect(try saves(watch) { try write("// new") } == 1)
  }

  @Test func `nothing is looked at while nothing is told`() throws {
    #expect(try watch().interval(at: 0) == nil)
  }
}
