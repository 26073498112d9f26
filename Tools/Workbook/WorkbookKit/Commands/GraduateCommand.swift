/// Puts the reader's own chapters on top of each other, in place of the reference, and tests all.
struct GraduateCommand {
  let session: Session

  func run(upTo number: Int?) throws -> ExitCode {
    if let number { _ = try session.book.chapter(number) }
    let asked = session.book.chapters.filter { $0.number <= number ?? .max }
    guard !asked.isEmpty else { throw BookError.emptyBook }
    let done = try doneChapters(of: asked)
    let open = asked.dropFirst(done.count).first
    if let open {
      session.console.show(Messages.notGraduated(open, below: done.count, at: exercise(of: open)))
    }
    guard !done.isEmpty else { return .failing }
    let code = try stackUp(Stack(book: session.book, chapters: done))
    guard code == .done else { return code }
    return open == nil ? .done : .failing
  }

  // MARK: What is done

  /// The chapters up to the first one that is not done; what is not known is found out.
  private func doneChapters(of chapters: [Chapter]) throws -> [Chapter] {
    var done: [Chapter] = []
    for chapter in chapters {
      guard try session.position.isDone(chapter) || session.run(chapter).isDone else { break }
      done.append(chapter)
    }
    return done
  }

  /// The first exercise of a chapter that was not done when it was tested last.
  private func exercise(of chapter: Chapter) -> Exercise? {
    let progress = session.position.progress
    return chapter.exercises.first { !progress.isDone($0.id) }
  }

  // MARK: Stacking

  private func stackUp(_ stack: Stack) throws -> ExitCode {
    let lock = try session.lock { session.console.show(Messages.waitingForOther) }
    defer {
      withExtendedLifetime(lock) {}
      session.console.clearStatus()
    }
    session.console.showStatus(Messages.stacking)
    try stack.prepare()
    for chapter in stack.chapters {
      let report = try test(chapter, on: stack)
      guard report.isDone else {
        session.console.show(Messages.breaks(report, stack))
        let finding = try suspects(of: report, stack).find()
        session.console.show(Messages.explanation(finding, of: chapter))
        return report.exitCode == .done ? .failing : report.exitCode
      }
      session.console.show(Messages.stands(chapter))
    }
    let isWhole = stack.chapters.count == session.book.chapters.count
    session.console.show(
      Messages.graduated(
        stack.chapters.count,
        lines: stack.ownLineCount(session.position.progress),
        isWhole: isWhole
      )
    )
    return .done
  }

  private func test(
    _ chapter: Chapter,
    only exercise: ExerciseID? = nil,
    on stack: Stack
  ) throws -> ChapterReport {
    var runner = stack.runner(
      of: chapter,
      timeout: session.timeout,
      environment: session.environment
    )
    runner.progress = { [console = session.console] phase, seconds in
      console.showStatus(Messages.phase(phase, of: chapter, seconds: seconds))
    }
    let report = try runner.run(only: exercise)
    guard !report.isDone, report.compileFailure == nil else { return report }
    // On a busy machine a test with threads may fail once; that is not held against a chapter.
    let again = try runner.run(only: exercise ?? report.current?.exercise.id, isBuilt: true)
    return again.isDone ? try runner.run(only: exercise, isBuilt: true) : report
  }

  private func suspects(of report: ChapterReport, _ stack: Stack) -> Suspects {
    let exercise = report.compileFailure == nil ? report.current?.exercise.id : nil
    return Suspects(stack: stack, chapter: report.chapter) { pair in
      session.console.showStatus(Messages.suspecting(pair, below: report.chapter))
      try pair.prepare()
      return try test(report.chapter, only: exercise, on: pair).isDone
    }
  }
}

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
      try TreeCopy(
        of: book.tree,
        at: Self.folder,
        substitutes: Dictionary(uniqueKeysWithValues: pairs)
      )
      .refresh()
    } catch let error as any ReportedError {
      throw error
    } catch {
      throw BookError.unwritable(file: Self.folder, reason: Tree.reason(for: error))
    }
  }

  /// Tests a chapter on top of the others.
  func runner(of chapter: Chapter, timeout: Double, environment: [String: String])
    -> ChapterRunner
  {
    var runner = ChapterRunner(
      chapter,
      in: tree,
      timeout: timeout,
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
  ///
  /// Where `solve` put the reference, and it still stands, nothing counts.
  func ownLineCount(_ progress: Progress) -> Int {
    let solved = Set(progress.solved ?? [])
    return chapters.compactMap { try? ChapterText(reading: $0, in: book.tree) }
      .flatMap { text in
        text.starter.regions.filter { key, region in
          guard solved.contains("\(key.exercise)") else { return true }
          return text.solution.region(key).map { $0.body != region.body } ?? true
        }
      }
      .map { $0.region.body.count { !$0.trimmed.isEmpty } }
      .reduce(0, +)
  }
}

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
