/// Makes all checks of one chapter, in one copy.
struct ChapterVerifier {
  let chapter: Chapter
  let copy: Copy
  let patience: Double
  let environment: [String: String]

  /// Told which check is at which of how many variants.
  let progress: (Check, Int, Int) -> Void

  private var tree: Tree { copy.tree }

  private var bench: Workbench {
    Workbench(chapter: chapter, tree: tree, patience: patience, environment: environment)
  }

  func run() throws -> ChapterResult {
    let start = Clock.seconds
    defer { try? copy.copy(chapter.starters) }
    var result = ChapterResult(chapter: chapter)
    let starter = try ChapterSources(reading: chapter.starters, in: tree)
    let solution = try ChapterSources(reading: chapter.solutions, in: tree)

    progress(.sync, 1, 1)
    let sync = SyncCheck(chapter: chapter, tree: tree).flaws(starter, solution)
    result.outcomes[.sync] = .init(flaws: sync, count: solution.files.count)
    let hasFaults = solution.files.values.contains { !$0.faults.isEmpty }
    if hasFaults {
      for check in [Check.solutions, .starters, .staircase, .mistakes] {
        result.outcomes[check] = .init(isSkipped: true)
      }
    } else {
      try checkCode(starter, solution, &result)
    }
    try copy.copy(chapter.starters)
    progress(.lessons, 1, 1)
    result.outcomes[.lessons] = try LessonCheck(
      chapter: chapter,
      tree: tree,
      patience: patience,
      environment: environment
    )
    .outcome(solution)
    result.seconds = Clock.seconds - start
    return result
  }

  private func checkCode(
    _ starter: ChapterSources,
    _ solution: ChapterSources,
    _ result: inout ChapterResult
  ) throws {
    progress(.solutions, 1, 1)
    let solved = try checkSolution(solution)
    result.outcomes[.solutions] = solved
    progress(.starters, 1, 1)
    result.outcomes[.starters] = try checkStarter(starter)
    // Where the solution itself fails, every step on the way to it would say so once more.
    guard solved.isPassed else {
      result.outcomes[.staircase] = .init(isSkipped: true)
      result.outcomes[.mistakes] = .init(isSkipped: true)
      return
    }
    result.outcomes[.staircase] = try checkStaircase(solution)
    result.outcomes[.mistakes] = try checkMistakes(solution)
  }

  private func checkSolution(_ solution: ChapterSources) throws -> ChapterResult.Outcome {
    var flaws: [Flaw] = []
    let outcome = try bench.run(.solution, solution.texts()) { warnings in
      flaws += warnings.map { .warning(.solution, $0.mapped(tree.relative)) }
    }
    switch outcome {
    case .flaw(let flaw): flaws.append(flaw)
    case .ran(let record):
      let judge = Judge(record, .solution)
      flaws += judge.passing(chapter.exercises.map(\.id)) + judge.passingOthers
    }
    return .init(flaws: flaws, count: 1)
  }

  private func checkStarter(_ starter: ChapterSources) throws -> ChapterResult.Outcome {
    var flaws: [Flaw] = []
    let outcome = try bench.run(.starter, starter.texts()) { warnings in
      flaws += warnings.map { .warning(.starter, $0.mapped(tree.relative)) }
    }
    switch outcome {
    case .flaw(let flaw): flaws.append(flaw)
    case .ran(let record):
      flaws += Judge(record, .starter).failing(chapter.exercises.map(\.id))
    }
    return .init(flaws: flaws, count: 1)
  }

  private func checkStaircase(_ solution: ChapterSources) throws -> ChapterResult.Outcome {
    let ids = chapter.exercises.map(\.id)
    var outcome = ChapterResult.Outcome(count: max(0, ids.count - 1))
    for step in ids.indices.dropLast() {
      progress(.staircase, step + 1, ids.count - 1)
      let solved = ids[...step]
      var bodies: [RegionKey: [SourceLine]] = [:]
      for (key, region) in solution.regions {
        bodies[key] = solved.contains(key.exercise) ? region.body : region.starterBody
      }
      let variant = Variant.solvedUpTo(ids[step])
      switch try bench.run(variant, solution.texts(replacing: bodies)) {
      case .flaw(let flaw): outcome.flaws.append(flaw)
      case .ran(let record):
        let judge = Judge(record, variant)
        outcome.flaws += judge.passing(Array(solved)) + judge.failing(Array(ids[(step + 1)...]))
      }
    }
    return outcome
  }

  private func checkMistakes(_ solution: ChapterSources) throws -> ChapterResult.Outcome {
    let names = tree.swiftFiles(in: chapter.mistakes)
    var outcome = ChapterResult.Outcome(count: names.count)
    var counts: [ExerciseID: Int] = [:]
    for (place, name) in names.enumerated() {
      progress(.mistakes, place + 1, names.count)
      let file = "\(chapter.mistakes)/\(name)"
      do {
        let mistake = try Mistake(name: name, text: try tree.read(file))
        counts[mistake.exercise, default: 0] += 1
        let texts = solution.texts(replacing: try mistake.bodies(over: solution))
        switch try bench.run(.mistake(file), texts, only: [mistake.exercise]) {
        case .flaw(let flaw): outcome.flaws.append(flaw)
        case .ran(let record):
          outcome.flaws += Judge(record, .mistake(file)).rejecting(mistake, file: file)
        }
      } catch let fault as MistakeFault {
        outcome.flaws.append(.mistakeFile(file, fault))
      }
    }
    outcome.flaws += chapter.exercises.map { ($0.id, counts[$0.id] ?? 0) }
      .filter { $0.1 < 2 }
      .map { .tooFewMistakes($0.0, count: $0.1) }
    return outcome
  }
}
