/// A reader's own chapters on top of each other, in a copy of the book.
///
/// In the copy the sources of a reader's chapter stand in the folder of its solution. Every import
/// of the solution then finds the reader's code, and no file has to be rewritten.
struct Stack {
  let book: Book

  /// The chapters that are the reader's; all others are the reference.
  let chapters: [Chapter]

  static let folder = ".build/graduate"

  var tree: Tree { Tree(root: book.tree.path(Self.folder)) }

  /// Makes the copy what it has to be.
  func prepare() throws {
    let pairs = chapters.map { ($0.solutions, $0.starters) }
    do {
      try Copy(
        of: book.tree,
        at: Self.folder,
        substitutes: Dictionary(uniqueKeysWithValues: pairs)
      )
      .refresh()
    } catch let trouble as Trouble {
      throw trouble
    } catch {
      throw Trouble.unwritable(file: Self.folder, reason: Tree.reason(for: error))
    }
  }

  /// Tests a chapter on top of the others.
  func runner(of chapter: Chapter, patience: Double, environment: [String: String])
    -> ChapterRunner
  {
    var runner = ChapterRunner(
      chapter,
      in: tree,
      patience: patience,
      environment: environment
    )
    runner.engine.ownFolders += chapters.map(\.solutions)
    runner.engine.modules += chapters.map { .init(name: $0.solutionModule, folder: $0.solutions) }
    return runner
  }

  /// The reader's file that a file of the copy was made of; both are relative to their roots.
  func original(of file: String) -> String {
    let chapter = chapters.first { file.hasPrefix($0.solutions + "/") }
    guard let chapter else { return file }
    return chapter.starters + file.dropFirst(chapter.solutions.count)
  }

  /// The number of lines that the reader has written in them.
  var ownLineCount: Int {
    chapters.compactMap { try? ChapterSources(reading: $0.starters, in: book.tree) }
      .flatMap(\.regions)
      .map { $0.region.body.count { !$0.trimmed.isEmpty } }
      .reduce(0, +)
  }
}
