import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `The doctor` {
  private let tested: TestedBook
  private var book: FixtureBook { tested.book }

  init() throws {
    tested = try TestedBook()
  }

  private func examine() throws -> (text: String, code: ExitCode) {
    let result = try tested.run("doctor")
    return (result.sentences, result.code)
  }

  private func state() -> BuildFolder.State {
    BuildFolder.state(of: book.tree, toolchain: "6.3.1")
  }

  private func build(_ text: String, in file: String) throws {
    try book.tree.write(text, to: ".build/workbook/\(file)")
  }

  @Test func `all is well`() throws {
    let result = try examine()

    #expect(result.code == .done)
    #expect(result.text.contains("All is well."))
    #expect(result.text.contains("nothing is built yet"))
  }

  @Test func `links that are text files are told from links that are gone`() throws {
    let link = "Tests/Solution01Tests"
    try FileManager.default.removeItem(atPath: book.tree.path(link))
    try book.tree.write("Chapter01Tests", to: link)
    let text = try examine()
    #expect(text.code == .unable)
    #expect(
      text.text.contains("git config core.symlinks true && git checkout -- 'Tests/Solution*Tests'")
    )

    try FileManager.default.removeItem(atPath: book.tree.path(link))
    let gone = try examine()
    #expect(gone.code == .unable)
    #expect(gone.text.contains("ln -s Chapter01Tests \(link)"))
  }

  @Test func `a build folder in order`() throws {
    #expect(state() == .missing)
    try build("{}", in: "workspace-state.json")
    try build("SQLite format 3\0", in: "build.db")
    try build("- \(book.tree.root)/Chapters", in: "debug.yaml")
    try build("Swift version 6.3.1 (swift-6.3.1-RELEASE)", in: "debug/swift-version-1.txt")
    #expect(state() == .well)
  }

  @Test func `a build folder that is damaged`() throws {
    try build("{", in: "workspace-state.json")
    #expect(state() == .broken)
    try build("{}", in: "workspace-state.json")
    try build("", in: "build.db")
    #expect(state() == .broken)
    #expect(try examine().text.contains("rm -rf .build/workbook fixes it"))
    try FileManager.default.removeItem(atPath: book.tree.path(".build/workbook"))
    try book.tree.write("no folder", to: ".build/workbook")
    #expect(state() == .broken)
  }

  @Test func `a build folder that was moved, or is of another toolchain`() throws {
    try build("- /elsewhere/Chapters", in: "debug.yaml")
    #expect(state() == .moved)
    try build("- \(book.tree.root)/Chapters", in: "debug.yaml")
    try build("Swift version 6.2 (swift-6.2-RELEASE)", in: "debug/swift-version-1.txt")
    #expect(state() == .ofOther(toolchain: "6.2"))
  }

  @Test func `another workbook is named by its process`() throws {
    let lock = try FileLock.take(".build/workbook.lock", in: book.tree, seconds: 1) {}
    #expect(try examine().text.contains("is running in this folder (process \(getpid()))"))
    withExtendedLifetime(lock) {}
  }
}
