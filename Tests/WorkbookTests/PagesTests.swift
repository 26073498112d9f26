import Foundation
import Testing

@testable import WorkbookKit

/// The pages of the book that are no lessons: the glossary, the review, and what follows the cases.
@Suite struct `Pages beside the lessons` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let tree = Tree(root: root.path)

  /// The links of a page to files of the book: the file, and the heading if one is named.
  private func links(in text: String) -> [(path: String, heading: String?)] {
    text.matches(of: #/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/#)
      .filter { !$0.1.contains(":") }
      .map { (String($0.1), $0.2.map(String.init)) }
  }

  /// A heading as links name it.
  private func slug(of heading: Substring) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .map { $0 == " " ? "-" : $0 }
    )
  }

  @Test(arguments: [
    "Chapters/GLOSSARY.md", "Chapters/REVIEW.md", "Chapters/AFTERWARDS.md", "README.md",
    "Chapters/README.md", "Chapters/Pictures/README.md",
  ])
  func `have links that lead somewhere`(_ page: String) throws {
    let text = try Self.tree.read(page)
    let folder = Self.root.appendingPathComponent(page).deletingLastPathComponent()
    let links = links(in: text)
    #expect(!links.isEmpty)
    for (path, heading) in links {
      let file =
        path.isEmpty ? Self.root.appendingPathComponent(page) : folder.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page) leads to \(path).")
      guard let heading, file.pathExtension == "md" else { continue }
      let headings = try String(contentsOf: file, encoding: .utf8)
        .matches(of: #/(?m)^#+ (.+)$/#).map { slug(of: $0.1) }
      #expect(headings.contains(heading), "\(page) leads to \(path)#\(heading).")
    }
  }

  @Test func `name each fix of a case that was tried`() throws {
    let text = try Self.tree.read("Chapters/AFTERWARDS.md")
    let named = Set(links(in: text).map { $0.path.split(separator: "/").last.map(String.init) })
    let cases = Self.tree.swiftFiles(in: "Tests/Mistakes/18-Clinic")
      .filter { name in
        guard let id = ExerciseID(name.prefix { $0 != "-" }) else { return false }
        return (4...21).contains(id.number)
      }
    #expect(cases.count > 100)
    for name in cases { #expect(named.contains(name), "\(name) is not on the page.") }
  }
}
