import Foundation

@testable import WorkbookKit

/// A small book in a folder of its own, which is deleted with it.
final class FixtureBook {
  let tree: Tree

  static let solution = """
    public func first() -> Int {
      // exercise 1.1: Return one.
      // starts as: return 0
      return 1
      // end 1.1
    }

    public func second() -> Int {
      // exercise 1.2: Return two.
      // starts as: return 0
      return 2
      // end 1.2
    }

    """

  init(chapters: Int = 1, named title: String = "workbook") throws {
    let name = "\(title)-\(UUID().uuidString)"
    // The real path: a build names files by it, also where the folder is a link (macOS).
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    tree = Tree(root: folder.appendingPathComponent(name).path)
    try tree.write("// a package", to: "Package.swift")
    for number in 1...chapters { try addChapter(number) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: tree.root)
  }

  var chapter: Chapter {
    get throws { try Book(reading: tree).chapter(1) }
  }

  var starter: String { RegionFile(Self.solution).starter }

  private func addChapter(_ number: Int) throws {
    let folder = number == 1 ? "01-First" : "0\(number)-More"
    let renumber = { (text: String) in text.replacing(" 1.", with: " \(number).") }
    try tree.write(renumber(Self.solution), to: "Solutions/\(folder)/A.swift")
    try tree.write(renumber(starter), to: "Chapters/\(folder)/A.swift")
    try tree.write(
      """
      # \(number) First steps

      ## \(number).1 First
      <details><summary>Hint 1</summary>Look.</details>
      <details><summary>Hint 2</summary>Look again.</details>
      <details><summary>Hint 3</summary>Return it.</details>

      ## \(number).2 Second
      <details><summary>Hint 1</summary>Look.</details>

      """,
      to: "Chapters/\(folder)/README.md"
    )
    try tree.write(
      "@Suite struct `\(number).1 First` {}\n@Suite struct `\(number).2 Second` {}\n",
      to: "Tests/Chapter0\(number)Tests/A.swift"
    )
    try FileManager.default.createSymbolicLink(
      atPath: tree.path("Tests/Solution0\(number)Tests"),
      withDestinationPath: "Chapter0\(number)Tests"
    )
  }
}
