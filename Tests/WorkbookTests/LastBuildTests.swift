import Foundation
import Testing

@testable import WorkbookKit

#if os(Linux)
/// A package manager that plans three steps, each of which notes that it was made.
@Suite struct `A build that is made again` {
  private let book: FixtureBook
  private let fake: FakeToolchain
  private let answer = "Chapters/01-First/A.swift"

  init() throws {
    book = try FixtureBook()
    let root = book.tree.root
    fake = try FakeToolchain(
      book,
      build: """
        echo planned >> '\(root)/log'
          mkdir -p "$scratch/debug/Modules"
          [ -e "$scratch/debug/Modules/Chapter01First.swiftmodule" ] \\
            || echo > "$scratch/debug/Modules/Chapter01First.swiftmodule"
          cat > "$scratch/debug.yaml" <<'END'
        targets:
          "C.Chapter01First-linux.module": ["<a list of what it makes>"]
        commands:
          "C.Chapter01First-linux.module":
            tool: shell
            args: ["\(root)/fake/compiler","\(root)/fake/step","code","-parseable-output"]

          "C.Chapter01Tests-linux.module":
            tool: shell
            args: ["/bin/sh","\(root)/fake/step","tests"]

          "C.FixturePackageTests-linux.test":
            tool: shell
            args: ["/bin/sh","\(root)/fake/step","link"]
        END
        """
    )
    try step("")
    try install()
  }

  /// Installs a compiler, which is a shell.
  private func install() throws {
    let compiler = book.tree.path("fake/compiler")
    try? FileManager.default.removeItem(atPath: compiler)
    try FileManager.default.createSymbolicLink(atPath: compiler, withDestinationPath: "/bin/sh")
  }

  /// Writes what each step does besides saying its name and its arguments.
  private func step(_ script: String) throws {
    let note = "echo \"$@\" >> '\(book.tree.root)/log'\n"
    try book.tree.write(note + script, to: "fake/step")
  }

  /// Builds, and gives the steps that were made.
  private func steps(of changes: (inout TestEngine) -> Void = { _ in }) throws -> [String] {
    try book.tree.write("", to: "log")
    _ = try build(changes)
    return try book.tree.read("log").split(separator: "\n").map(String.init)
  }

  private func build(_ changes: (inout TestEngine) -> Void = { _ in }) throws -> BuildResult {
    var engine = TestEngine(
      try book.chapter,
      in: book.tree,
      timeout: 1,
      environment: fake.environment
    )
    changes(&engine)
    return try engine.build()
  }

  private func save(_ text: String, to file: String) throws {
    let old = book.tree.changed(file)
    try book.tree.write(text, to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: SourceStamps.date(after: old)],
      ofItemAtPath: book.tree.path(file)
    )
  }

  @Test func `a change of the reader's is compiled and linked without planning`() throws {
    #expect(try steps() == ["planned"])
    try save(FixtureBook.solution, to: answer)
    #expect(try steps() == ["code", "link"])
    try save(book.starter, to: answer)
    #expect(try steps() == ["code", "link"])
  }

  @Test func `the tests are compiled again when the code declares something else`() throws {
    _ = try steps()
    try save("something new", to: ".build/workbook/debug/Modules/Chapter01First.swiftmodule")

    #expect(try steps() == ["code", "tests", "link"])
    #expect(try steps() == ["code", "link"])
  }

  @Test func `tests that did not compile are compiled again, whatever the code declares`() throws {
    _ = try steps()
    try save("something new", to: ".build/workbook/debug/Modules/Chapter01First.swiftmodule")
    try step(
      "[ $1 = tests ] && { echo '\(book.tree.root)/Tests/A.swift:3:1: error: gone'; exit 1; }\n:"
    )

    #expect(try steps() == ["code", "tests"])
    #expect(try steps() == ["code", "tests"])
  }

  @Test func `errors in the code are told`() throws {
    _ = try steps()
    try step("echo '\(book.tree.root)/\(answer):3:1: error: no such word'; exit 1")

    let result = try build()
    guard case .failed(let failure) = result.outcome else {
      Issue.record("It has not failed: \(result).")
      return
    }
    #expect(failure.own.map(\.message) == ["no such word"])
    #expect(try steps() == ["code"])
    try step("")
    #expect(try steps() == ["code", "link"])
  }

  @Test(
    arguments: [
      "echo 'error: something is missing'; exit 1",
      "echo '/tmp/A.swift:1:8: error: no such module Chapter01'; exit 1",
      "[ $1 = link ] && exit 1; :",
    ]
  )
  func `what else fails is left to the package manager`(_ script: String) throws {
    _ = try steps()
    try step(script)

    #expect(try steps().last == "planned")
  }

  @Test(
    arguments: [
      "Package.swift", "Solutions/01-First/A.swift", "Tests/Chapter01Tests/A.swift",
      "Tests/Chapter01Tests/B.swift", "Chapters/01-First/B.swift", ".build/workbook/debug.yaml",
    ]
  )
  func `another change is planned`(_ file: String) throws {
    _ = try steps()
    try save("// another text", to: file)

    #expect(try steps() == ["planned"])
  }

  @Test func `another exercise is planned, and so is another toolchain`() throws {
    _ = try steps()
    #expect(try steps { $0.only = [ExerciseID(1, 1)] } == ["planned"])
    #expect(try steps { $0.only = [ExerciseID(1, 1)] } == ["code", "link"])
    #expect(try steps() == ["planned"])
    try install()
    #expect(try steps() == ["planned"])
  }

  @Test func `a build that failed is no model for the next`() throws {
    _ = try steps()
    try book.tree.write("// a package that can't be planned", to: "Package.swift")
    try FileManager.default.removeItem(atPath: book.tree.path("fake/tests"))
    #expect(try steps() == ["planned"])

    #expect(try steps() == ["planned"])
  }
}
#endif
