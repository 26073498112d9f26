/// Makes the trials of a chapter, as many as possible in one build.
///
/// A trial that comes to what it should on a switchboard is good. Any other is made once more by
/// itself, in a build of its own, and that one counts.
struct TrialRunner {
  let bench: Workbench
  let solution: ChapterSources

  /// Whether each trial is built by itself.
  let isOneByOne: Bool

  /// Told after each trial, with its check.
  let progress: (Check) -> Void

  /// The flaws of all trials.
  func run(_ trials: [Trial]) throws -> [(Check, Flaw)] {
    let rest = isOneByOne ? trials : try runOnSwitchboards(trials)
    return try rest.flatMap { trial -> [(Check, Flaw)] in
      progress(trial.check)
      let texts = solution.texts(replacing: trial.bodies)
      switch try bench.run(trial.variant, texts, only: trial.exercises) {
      case .flaw(let flaw): return [(trial.check, flaw)]
      case .ran(let record): return trial.flaws(record).map { (trial.check, $0) }
      }
    }
  }

  /// How often a build that fails is tried again with fewer regions.
  private static let patience = 12

  /// Makes the trials that can share a build; gives those that have to be made by themselves.
  private func runOnSwitchboards(_ trials: [Trial]) throws -> [Trial] {
    var limits = Switchboard.Limits(fixed: unswitchable(trials))
    var pending = trials
    var rest: [Trial] = []
    var failures = 0
    while let first = pending.first {
      let bodies = Dictionary(
        uniqueKeysWithValues: solution.regions.filter { limits.fixed.contains($0.key) }
          .map { ($0.key, first.bodies[$0.key] ?? $0.region.body) }
      )
      let board = Switchboard(
        solution,
        variants: pending.map(\.bodies),
        fixed: bodies,
        returning: limits.returning
      )
      let choices = pending.map { board.choice(of: $0.bodies) }
      guard choices.count(where: { $0 != nil }) > 1 else {
        // A build for one trial is no saving.
        rest.append(pending.removeFirst())
        continue
      }
      if let failure = try bench.build(board.files) {
        let culprits = board.culprits(of: failure, in: bench.chapter)
        failures += 1
        guard limits.learn(from: culprits), failures <= Self.patience else { return rest + pending }
        continue
      }
      var later: [Trial] = []
      for (trial, choice) in zip(pending, choices) {
        guard let choice else {
          later.append(trial)
          continue
        }
        progress(trial.check)
        if try !isGood(trial, choice) { rest.append(trial) }
      }
      pending = later
    }
    return rest
  }

  private func isGood(_ trial: Trial, _ choice: String) throws -> Bool {
    let outcome = try bench.test(trial.variant, only: trial.exercises, choice: choice)
    guard case .ran(let record) = outcome else { return false }
    return trial.flaws(record).isEmpty
  }

  /// The regions with a `defer`, which would run at the end of a branch and not of the function.
  private func unswitchable(_ trials: [Trial]) -> Set<RegionKey> {
    let texts = trials.flatMap(\.bodies) + solution.regions.map { ($0.key, $0.region.body) }
    return Set(
      texts.filter { $0.1.contains { $0.trimmed.hasPrefix("defer") } }.map(\.0)
    )
  }
}
