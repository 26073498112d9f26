import Foundation
import Testing

@testable import WorkbookKit

/// The one place where the fixture is built by the compiler: all else is tried with a `swift`
/// that is a script.
@Suite struct `A real toolchain` {
  private static let package = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Fixture",
      targets: [
        .target(name: "Chapter01First", path: "Chapters/01-First", exclude: ["README.md"]),
        .testTarget(
          name: "Chapter01Tests",
          dependencies: ["Chapter01First"],
          path: "Tests/Chapter01Tests"
        ),
      ]
    )
    """

  private static let tests = """
    import Testing
    import Chapter01First
    @Suite struct `1.1 First` {
      @Test func `is one`() { #expect(first() == 1, "It has to be one.") }
    }
    @Suite struct `1.2 Second` {
      @Test func `is two`() { #expect(second() == 2) }
    }
    """

  @Test func `builds, fails, passes, crashes and does not compile`() throws {
    let book = try FixtureBook()
    try book.tree.write(Self.package, to: "Package.swift")
    try book.tree.write(Self.tests, to: "Tests/Chapter01Tests/A.swift")
    let chapter = try book.chapter
    let run = { (text: String) in
      try book.tree.write(text, to: "Chapters/01-First/A.swift")
      return try ChapterRunner(
        chapter,
        in: book.tree,
        timeout: 20,
        environment: ProcessInfo.processInfo.environment
      )
      .run()
    }

    let fresh = try run(book.starter)
    #expect(fresh.exercises.map(\.state) == [.notBegun, .notBegun])
    #expect(fresh.current?.tests.first?.issues.first?.comments == ["It has to be one."])
    #expect(fresh.exitCode == .failing)

    let solved = try run(FixtureBook.solution)
    #expect(solved.exercises.map(\.state) == [.done, .done])
    #expect(solved.exitCode == .done)

    let crash = try run(FixtureBook.solution.replacing("return 2", with: #"fatalError("boom")"#))
    #expect(crash.exercises.first?.state == .done)
    guard case .trapped(let trap) = crash.exercises.last?.state else {
      Issue.record("1.2 should have crashed: \(crash.exercises).")
      return
    }
    #expect(trap.message == "Fatal error: boom")
    #expect(trap.location == CodeLocation(file: "Chapters/01-First/A.swift", line: 11))
    #expect(crash.exitCode == .crashed)

    let broken = try run(FixtureBook.solution.replacing("return 2", with: "return two"))
    #expect(broken.compileFailure?.own.first?.line == 11)
    #expect(broken.exitCode == .doesNotCompile)
  }
}
