/// Which solutions build on which, as their imports say.
struct ModuleImports {
  private let book: Book

  init(_ book: Book) {
    self.book = book
  }

  /// The given modules, and all solutions that they build on.
  func all(from modules: [String]) -> Set<String> {
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
  func solutions(importedIn folder: String) -> [String] {
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
