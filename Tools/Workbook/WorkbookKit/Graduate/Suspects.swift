/// Looks for the chapter that makes another one fail.
struct Suspects {
  /// Why a chapter that is done by itself breaks on top of others.
  enum Finding: Equatable {
    /// It fails on this chapter alone.
    case chapter(Chapter)

    /// It fails on the reference as well: its own tests did not pass after all.
    case itself

    /// It takes more than one.
    case several([Chapter])
  }

  let stack: Stack
  let chapter: Chapter

  /// Tests the chapter with some of the reader's chapters below it; says whether it is done.
  let stands: (Stack) throws -> Bool

  func find() throws -> Finding {
    if try !stands(Stack(book: stack.book, chapters: [chapter])) { return .itself }
    let below = candidates
    for suspect in below {
      let pair = Stack(book: stack.book, chapters: [suspect, chapter])
      if try !stands(pair) { return .chapter(suspect) }
    }
    return .several(below)
  }

  /// The reader's chapters that the chapter builds on, or that its tests use.
  var candidates: [Chapter] {
    let imports = ModuleImports(stack.book)
    let folders = [chapter.starters, chapter.tests, "Tests/Support"]
    let modules = imports.all(from: folders.flatMap(imports.solutions))
    return stack.chapters.filter {
      $0.number != chapter.number && modules.contains($0.solutionModule)
    }
  }
}
