/// Makes all checks of one chapter, in one copy.
struct ChapterVerifier {
  let chapter: Chapter
  let copy: Copy
  let patience: Double
  let environment: [String: String]

  /// Whether each variant is built by itself, which takes longer.
  let isOneByOne: Bool

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
    let (stairs, mistakes) = (staircase(solution), mistakes(solution))
    result.outcomes[.staircase] = .init(count: stairs.count)
    result.outcomes[.mistakes] = mistakes.outcome
    let counts = [Check.staircase: stairs.count, .mistakes: mistakes.trials.count]
    var made: [Check: Int] = [:]
    let runner = TrialRunner(bench: bench, solution: solution, isOneByOne: isOneByOne) { check in
      made[check, default: 0] += 1
      let count = counts[check] ?? 0
      progress(check, min(made[check] ?? 0, count), count)
    }
    for (check, flaw) in try runner.run(stairs + mistakes.trials) {
      result.outcomes[check]?.flaws.append(flaw)
    }
  }

  private func checkSolution(_ solution: ChapterSources) throws -> ChapterResult.Outcome {
    var flaws: [Flaw] = []
    let outcome = try bench.run(.solution, solution.texts(), isWithTests: true) { warnings in
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

  /// With the exercises up to one solved, their suites pass, and all later ones fail.
  private func staircase(_ solution: ChapterSources) -> [Trial] {
    let ids = chapter.exercises.map(\.id)
    return ids.indices.dropLast()
      .map { step in
        let (solved, open) = (Array(ids[...step]), Array(ids[(step + 1)...]))
        let variant = Variant.solvedUpTo(ids[step])
        let regions = solution.regions.filter { !solved.contains($0.key.exercise) }
        return Trial(
          check: .staircase,
          variant: variant,
          bodies: Dictionary(
            uniqueKeysWithValues: regions.map { ($0.key, $0.region.starterBody) }
          ),
          exercises: nil
        ) { record in
          let judge = Judge(record, variant)
          return judge.passing(solved) + judge.failing(open)
        }
      }
  }

  /// Each known wrong answer is rejected; what is wrong with their files is known at once.
  private func mistakes(
    _ solution: ChapterSources
  ) -> (trials: [Trial], outcome: ChapterResult.Outcome) {
    let names = tree.swiftFiles(in: chapter.mistakes)
    var outcome = ChapterResult.Outcome(count: names.count)
    var counts: [ExerciseID: Int] = [:]
    var trials: [Trial] = []
    for name in names {
      let file = "\(chapter.mistakes)/\(name)"
      do {
        let mistake = try Mistake(name: name, text: try tree.read(file))
        counts[mistake.exercise, default: 0] += 1
        trials.append(
          Trial(
            check: .mistakes,
            variant: .mistake(file),
            bodies: try mistake.bodies(over: solution),
            exercises: [mistake.exercise]
          ) { Judge($0, .mistake(file)).rejecting(mistake, file: file) }
        )
      } catch let fault as MistakeFault {
        outcome.flaws.append(.mistakeFile(file, fault))
      } catch {
        outcome.flaws.append(.unable("\(file): \(error)"))
      }
    }
    outcome.flaws += chapter.exercises.map { ($0.id, counts[$0.id] ?? 0) }
      .filter { $0.1 < 2 }
      .map { .tooFewMistakes($0.0, count: $0.1) }
    return (trials, outcome)
  }
}
