/// The suites of a chapter's tests, as their names stand in the source.
package struct SuiteNames: Equatable, Sendable {
  /// The title of each exercise that has a suite.
  package let titles: [ExerciseID: String]

  package init(reading folder: String, in tree: Tree) {
    let texts = tree.swiftFiles(in: folder).compactMap { try? tree.read("\(folder)/\($0)") }
    self.init(texts)
  }

  package init(_ texts: [String]) {
    var titles: [ExerciseID: String] = [:]
    for line in texts.flatMap(SourceLine.lines) {
      // `@Suite struct `5.6 map``: the name stands between the first two back quotes.
      let parts = line.text.utf8.split(
        separator: UInt8(ascii: "`"),
        maxSplits: 2,
        omittingEmptySubsequences: false
      )
      guard
        parts.count == 3, let id = ExerciseID(leading: Substring(parts[1])),
        let before = Substring(parts[0]).split(separator: " ").last,
        ["struct", "class", "actor", "enum"].contains(before)
      else { continue }
      titles[id] = String(Substring(parts[1]).dropFirst("\(id) ".count))
    }
    self.titles = titles
  }
}

/// Which solutions build on which, as their imports say.
package struct ModuleImports {
  private let book: Book

  package init(_ book: Book) {
    self.book = book
  }

  /// The given modules, and all solutions that they build on.
  package func all(from modules: [String]) -> Set<String> {
    var wanted = modules
    var found: Set<String> = []
    while let module = wanted.popLast() {
      guard found.insert(module).inserted else { continue }
      guard let chapter = book.chapters.first(where: { $0.solutionModule == module }) else {
        continue
      }
      wanted += solutions(importedIn: chapter.solutions)
    }
    return found
  }

  /// The solutions that the files of a folder import.
  package func solutions(importedIn folder: String) -> [String] {
    book.tree.swiftFiles(in: folder)
      .compactMap { try? book.tree.read("\(folder)/\($0)") }
      .flatMap { text in
        text.matches(
          of: #/(?m)^\s*(?:@[\w()]+\s+)*(?:public\s+|package\s+)?import\s+(Solution\d\d\w+)/#
        )
        .map { String($0.1) }
      }
  }
}
