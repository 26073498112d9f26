import WorkbookKit

/// Makes the trials of a chapter, as many as possible in one build.
///
/// A trial that comes to what it should on a switchboard is good. Any other is made once more by
/// itself, in a build of its own, and that one counts.
struct TrialRunner {
  let bench: Workbench
  let solution: ChapterSources

  /// Whether each trial is built by itself.
  let isOneByOne: Bool

  /// How often each known answer is put to its suite.
  let times: Int

  /// How many seconds the tests of each trial took so far, without its build.
  var seconds: [Variant: Double] { bench.stopwatch.seconds }

  /// The trials whose verdict was right some of the times, and how many.
  private(set) var changing: [(Trial, right: Int)] = []

  /// Told after each trial, with its check.
  let progress: (Check) -> Void

  /// The findings of all trials.
  mutating func run(_ trials: [Trial]) throws -> [(Check, VerifyFinding)] {
    var findings: [(Check, VerifyFinding)] = []
    for trial in isOneByOne ? trials : try runOnSwitchboards(trials) {
      progress(trial.check)
      let texts = solution.texts(replacing: trial.bodies)
      let alone =
        if let only = trial.exercises, only.count == 1 {
          try bench.runAlone(trial.variant, texts, only: only[0])
        } else { Workbench.Outcome?.none }
      let outcome = try alone ?? bench.run(trial.variant, texts, only: trial.exercises)
      switch outcome {
      case .finding(let finding): findings.append((trial.check, finding))
      case .ran(let record):
        let found = trial.findings(record)
        let right = try rightVerdicts(of: trial, first: found.isEmpty)
        let changes = 0..<times ~= right && right > 0
        findings += changes ? [change(of: trial, right)] : found.map { (trial.check, $0) }
      }
    }
    return findings + changing.map { change(of: $0, $1) }
  }

  private func change(of trial: Trial, _ right: Int) -> (Check, VerifyFinding) {
    (trial.check, .changes(trial.variant, right: right, of: times))
  }

  /// How often the verdict on what is built is right.
  ///
  /// - Parameters:
  ///   - trial: The trial; only a known answer is tried several times.
  ///   - isFirstRight: Whether its first verdict was right.
  ///   - choice: The trial's place on a switchboard.
  /// - Throws: `EngineError` if a run can't be made.
  /// - Returns: The number of right verdicts, of as many as were asked for.
  private func rightVerdicts(
    of trial: Trial,
    first isFirstRight: Bool,
    choice: String? = nil
  ) throws -> Int {
    guard [.mistakes, .alternatives].contains(trial.check) else { return isFirstRight ? times : 0 }
    var right = isFirstRight ? 1 : 0
    for _ in 1..<max(1, times) where try isGood(trial, choice) { right += 1 }
    return right
  }

  /// How often a build that fails is tried again with fewer regions.
  private static let attempts = 12

  /// Makes the trials that can share a build; gives those that have to be made by themselves.
  private mutating func runOnSwitchboards(_ trials: [Trial]) throws -> [Trial] {
    var limits = Switchboard.Limits(
      fixed: unswitchable(trials).union(Layers.single(solution, variants: trials.map(\.bodies)))
    )
    var pending = trials
    var rest: [Trial] = []
    var failures = 0
    while let first = pending.first {
      let bodies = Dictionary(
        uniqueKeysWithValues: solution.regions.filter { limits.fixed.contains($0.key) }
          .map { ($0.key, $0.region.body) }
      )
      var board = Switchboard(
        solution,
        variants: pending.map(\.bodies),
        fixed: bodies,
        returning: limits.returning,
        refused: limits.refused
      )
      if board.choice(of: first.bodies) == nil {
        // Nothing can be chosen in place of what the first of them declares: so it stays as it is.
        board = Switchboard(
          solution,
          variants: pending.map(\.bodies),
          fixed: bodies.merging(first.bodies.filter { limits.fixed.contains($0.key) }) { $1 },
          returning: limits.returning,
          refused: limits.refused
        )
      }
      let choices = pending.map { board.choice(of: $0.bodies) }
      guard choices.count(where: { $0 != nil }) > 1 else {
        // A build for one trial is no saving.
        rest.append(pending.removeFirst())
        continue
      }
      if let failure = try bench.build(board.files) {
        let culprits = board.culprits(of: failure, in: bench.chapter)
        failures += 1
        guard limits.learn(from: culprits), failures <= Self.attempts else { return rest + pending }
        continue
      }
      var later: [Trial] = []
      for (trial, choice) in zip(pending, choices) {
        guard let choice else {
          later.append(trial)
          continue
        }
        progress(trial.check)
        let right = try rightVerdicts(of: trial, first: isGood(trial, choice), choice: choice)
        if right == 0 {
          rest.append(trial)
        } else if right < times {
          changing.append((trial, right))
        }
      }
      pending = later
    }
    return rest
  }

  private func isGood(_ trial: Trial, _ choice: String?) throws -> Bool {
    let outcome = try bench.test(trial.variant, only: trial.exercises, choice: choice)
    guard case .ran(let record) = outcome else { return false }
    return trial.findings(record).isEmpty
  }

  /// The regions whose texts declare members, or have a `defer`, which would run at the end of a
  /// branch and not of the function.
  private func unswitchable(_ trials: [Trial]) -> Set<RegionKey> {
    let texts = (trials.flatMap(\.bodies) + solution.regions.map { ($0.key, $0.region.body) })
      .filter { solution.region($0.0)?.end.indentation.isEmpty == false }
    return Set(
      texts.filter { CodeLines.declares($0.1) || $0.1.contains { $0.trimmed.hasPrefix("defer") } }
        .map(\.0)
    )
  }
}

/// A variant that verify tries, and what it should come to.
struct Trial {
  let check: Check
  let variant: Variant

  /// The texts of the regions that are not solved.
  let bodies: [RegionKey: [SourceLine]]

  /// Whose suites to run; nil for all.
  let exercises: [ExerciseID]?

  /// What is wrong with a run of it.
  let findings: (RunRecord) -> [VerifyFinding]
}

/// The code that is in a copy's chapter while it is tested.
enum Variant: Hashable, Sendable {
  case solution
  case starter
  case bareStarter

  /// The exercises up to this one are solved.
  case solvedUpTo(ExerciseID)

  /// The known answer in this file, wrong or right.
  case answer(String)

  /// Everything is solved but this gap.
  case open(RegionKey)

  case lesson
}

/// Says what is wrong with a run that should have gone in a certain way.
struct Judge {
  private let tests: [ExerciseID?: [TestRecord]]
  private let variant: Variant

  init(_ record: RunRecord, _ variant: Variant) {
    tests = Dictionary(grouping: record.tests, by: \.exercise)
    self.variant = variant
  }

  /// The findings if all tests of these exercises should pass.
  func passing(_ exercises: [ExerciseID]) -> [VerifyFinding] {
    exercises.flatMap { id -> [VerifyFinding] in
      let own = ran(id)
      guard !own.isEmpty else { return [.noTest(variant, id)] }
      return own.filter { !$0.issues.isEmpty }.map { .testFails(variant, $0) }
    }
  }

  /// The findings if the tests of no exercise should pass as well.
  var passingOthers: [VerifyFinding] {
    (tests[nil] ?? []).filter { !$0.issues.isEmpty }.map { .testFails(variant, $0) }
  }

  /// The findings if each of these exercises should fail by an expectation.
  func failing(_ exercises: [ExerciseID]) -> [VerifyFinding] {
    exercises.compactMap { id in
      let own = ran(id)
      guard !own.isEmpty else { return .noTest(variant, id) }
      let issues = own.flatMap(\.issues)
      guard let first = issues.first else { return .passes(variant, id) }
      guard issues.contains(where: \.isExpectation) else {
        return .failsByError(variant, id, first.text)
      }
      return nil
    }
  }

  /// The findings if a known wrong answer should be rejected.
  func rejecting(_ mistake: KnownAnswer, file: String) -> [VerifyFinding] {
    failing([mistake.exercise])
      .map { finding in
        guard case .passes = finding else { return finding }
        return .mistakeAccepted(file, summary: mistake.summary)
      }
  }

  /// The findings if a right answer in another style should be accepted.
  func accepting(_ answer: KnownAnswer, file: String) -> [VerifyFinding] {
    passing([answer.exercise])
      .map { finding in
        guard case .testFails(_, let test) = finding else { return finding }
        return .alternativeRejected(file, summary: answer.summary, test)
      }
  }

  private func ran(_ id: ExerciseID) -> [TestRecord] {
    (tests[id] ?? []).filter { $0.state == .ended }
  }
}
