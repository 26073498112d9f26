import WorkbookKit
import Foundation

/// Makes all checks of one chapter, in one copy.
struct ChapterVerifier {
  let chapter: Chapter
  let copy: TreeCopy
  let timeout: Double
  let environment: [String: String]

  /// Whether each variant is built by itself, which takes longer.
  let isOneByOne: Bool

  /// How often each known answer is put to its suite.
  let times: Int

  /// How many of an exercise's known answers of a kind are tried at most; all if it is nil.
  var most: Int?

  /// Whether a part is enough: a known answer of every third exercise, wrong or right by turns, and
  /// a quarter of the staircase.
  ///
  /// The solutions are left to `swift test`, which builds and tests them, too.
  var isSample = false

  /// Which chapter is built, counted on and on; all of them if it is nil.
  ///
  /// 1 is chapter 1, and so is 19. Of the others only the texts are compared.
  var turn: Int?

  /// If it is not empty, the known answers of these exercises are tried, and nothing else.
  var only: Set<ExerciseID> = []

  /// Whether only the wrong answers are tried, for what is said about them.
  var isTellingMessages = false

  /// Whether gaps are left open by themselves, too, to see which tests fail for them.
  var isMarking = false

  /// Told which check is at which of how many variants.
  let progress: (Check, Int, Int) -> Void

  private var tree: Tree { copy.tree }

  private var bench: Workbench {
    Workbench(chapter: chapter, tree: tree, timeout: timeout, environment: environment)
  }

  func run() throws -> ChapterResult {
    let start = Clock.seconds
    defer { try? copy.copy(chapter.starters) }
    var result = ChapterResult(chapter: chapter)
    let text = try ChapterText(reading: chapter, in: tree)
    let (starter, solution) = (text.starter, text.solution)

    progress(.sync, 1, 1)
    var sync = SyncCheck(chapter: chapter, tree: tree).findings(starter, solution)
    if isMarking { sync.removeAll { if case .staleMarks = $0 { true } else { false } } }
    result.outcomes[.sync] = .init(findings: sync, count: solution.files.count)
    if let turn, !(chapter.number - turn).isMultiple(of: 18) {
      result.seconds = Clock.seconds - start
      return result
    }
    let hasErrors = solution.files.values.contains { !$0.errors.isEmpty }
    guard only.isEmpty, !isTellingMessages else {
      if !hasErrors { try tryAnswers(solution, steps: [], &result) }
      result.seconds = Clock.seconds - start
      return result
    }
    if hasErrors {
      for check in [Check.solutions, .starters, .bare, .staircase, .mistakes, .alternatives] {
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
      timeout: timeout,
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
    if !isSample {
      progress(.solutions, 1, 1)
      result.outcomes[.solutions] = try checkSolution(solution)
    }
    progress(.starters, 1, 1)
    result.outcomes[.starters] = try checkStarter(
      .starter,
      starter.texts(),
      of: chapter.exercises.map(\.id)
    )
    progress(.bare, 1, 1)
    result.outcomes[.bare] = try checkBareStarter(solution.machines)
    // Where the solution itself fails, every step on the way to it would say so once more.
    guard result.outcomes[.solutions]?.isPassed != false else {
      result.outcomes[.staircase] = .init(isSkipped: true)
      result.outcomes[.mistakes] = .init(isSkipped: true)
      result.outcomes[.alternatives] = .init(isSkipped: true)
      return
    }
    try tryAnswers(solution, steps: staircase(solution), &result)
  }

  /// Makes the steps of the staircase, and tries the known answers.
  private func tryAnswers(
    _ solution: ChapterSources,
    steps: [Trial],
    _ result: inout ChapterResult
  ) throws {
    let notes = FirstMessages()
    let marks = GapMarks((try? tree.read(chapter.gapMarks)) ?? "")
    let evidence = GapEvidence(solution, marks)
    let mistakes = answers(.mistakes, in: chapter.mistakes, solution) { record, trial, answer in
      notes.note(record, of: answer, file: trial.file)
      let misled = evidence.onlyGap(in: trial.bodies, of: solution)
        .map { gap in
          evidence.note(record, wrong: gap).map { VerifyFinding.markMisleads(trial.file, $0, gap) }
        }
      return Judge(record, .answer(trial.file)).rejecting(answer, file: trial.file)
        + (isMarking ? [] : misled ?? [])
    }
    let alternatives = answers(.alternatives, in: chapter.alternatives, solution) {
      Judge($0, .answer($1.file)).accepting($2, file: $1.file)
    }
    let right = isTellingMessages ? [] : asked(alternatives.trials)
    let (tried, accepted) = spread(asked(mistakes.trials), right)
    if !steps.isEmpty { result.outcomes[.staircase] = .init(count: steps.count) }
    result.outcomes[.mistakes] = mistakes.outcome
    result.outcomes[.mistakes]?.count = tried.count
    result.outcomes[.alternatives] = alternatives.outcome
    result.outcomes[.alternatives]?.count = accepted.count
    if only.isEmpty {
      result.outcomes[.mistakes]?.findings += tooFewMistakes(mistakes.trials)
    }
    let trials = steps + tried + accepted
    let counts = Dictionary(grouping: trials, by: \.check).mapValues(\.count)
    var made: [Check: Int] = [:]
    var runner = TrialRunner(
      bench: bench,
      solution: solution,
      isOneByOne: isOneByOne,
      times: times
    ) { check in
      made[check, default: 0] += 1
      let count = counts[check] ?? 0
      progress(check, min(made[check] ?? 0, count), count)
    }
    for (check, finding) in try runner.run(trials) {
      result.outcomes[check]?.findings.append(finding)
    }
    result.trials = runner.seconds
    result.messages = notes.sorted
    if isMarking {
      try tryGaps(solution, evidence)
      result.marks = evidence.found
    } else {
      result.outcomes[.mistakes]?.findings += evidence.missing
        .map { .markOfNothing(chapter.gapMarks, $0) }
    }
  }

  /// Leaves each gap of several open by itself, and notes which tests fail for it.
  private func tryGaps(_ solution: ChapterSources, _ evidence: GapEvidence) throws {
    let trials = solution.gapsOfSeveral.map { gap in
      Trial(
        check: .mistakes,
        variant: .open(gap),
        bodies: [gap: solution.region(gap)?.starterBody ?? []],
        exercises: [gap.exercise]
      ) { record in
        evidence.note(record, wrong: gap)
        return []
      }
    }
    var runner = TrialRunner(
      bench: bench,
      solution: solution,
      isOneByOne: isOneByOne,
      times: 1
    ) { _ in progress(.mistakes, 1, 1) }
    // What can't be built or crashes with one gap open tells nothing about its tests.
    _ = try runner.run(trials)
  }

  /// The trials of the exercises that were asked for.
  private func asked(_ trials: [Trial]) -> [Trial] {
    only.isEmpty ? trials : trials.filter { !only.isDisjoint(with: $0.exercises ?? []) }
  }

  private func checkSolution(_ solution: ChapterSources) throws -> ChapterResult.Outcome {
    var findings: [VerifyFinding] = []
    let outcome = try bench.run(.solution, solution.texts(), isWithTests: true) { warnings in
      findings += warnings.map { .warning(.solution, $0.mapped(tree.relative)) }
    }
    switch outcome {
    case .finding(let finding): findings.append(finding)
    case .ran(let record):
      let judge = Judge(record, .solution)
      findings += judge.passing(chapter.exercises.map(\.id)) + judge.passingOthers
    }
    return .init(findings: findings, count: 1)
  }

  private func checkStarter(
    _ variant: Variant,
    _ texts: [String: String],
    of exercises: [ExerciseID]
  ) throws -> ChapterResult.Outcome {
    var findings: [VerifyFinding] = []
    let outcome = try bench.run(variant, texts) { warnings in
      findings += warnings.map { .warning(variant, $0.mapped(tree.relative)) }
    }
    switch outcome {
    case .finding(let finding): findings.append(finding)
    case .ran(let record): findings += Judge(record, variant).failing(exercises)
    }
    return .init(findings: findings, count: 1)
  }

  /// With all machines of the chapter taken out, it compiles, and their suites fail.
  private func checkBareStarter(_ machines: Set<ExerciseID>) throws -> ChapterResult.Outcome {
    guard !machines.isEmpty else { return .init() }
    let bare = try ChapterSources(reading: chapter.solutions, in: tree, bare: machines)
    for (name, file) in bare.files {
      guard let error = file.errors.first else { continue }
      return .init(findings: [.markers(error, file: "\(chapter.solutions)/\(name), bare")])
    }
    var outcome = try checkStarter(.bareStarter, bare.starterTexts, of: machines.sorted())
    outcome.count = machines.count
    return outcome
  }

  /// With the exercises up to one solved, their suites pass, and all later ones fail.
  private func staircase(_ solution: ChapterSources) -> [Trial] {
    let ids = chapter.exercises.map(\.id)
    let steps = ids.indices.dropLast()
      .filter { step in
        // Of a sample the last one is always a part.
        !isSample || (ids.count - 2 - step).isMultiple(of: 4)
      }
    return
      steps.map { step in
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

  /// The file of a known answer, and the regions that it changes.
  private typealias AnswerTrial = (file: String, bodies: [RegionKey: [SourceLine]])

  /// The known answers of one kind; what is wrong with their files is known at once.
  private func answers(
    _ check: Check,
    in folder: String,
    _ solution: ChapterSources,
    findings: @escaping (RunRecord, AnswerTrial, KnownAnswer) -> [VerifyFinding]
  ) -> (trials: [Trial], outcome: ChapterResult.Outcome) {
    let names = tree.swiftFiles(in: folder)
    var outcome = ChapterResult.Outcome(count: names.count)
    var trials: [Trial] = []
    for name in names {
      let file = "\(folder)/\(name)"
      do {
        let answer = try KnownAnswer(name: name, text: try tree.read(file))
        let base = try answer.base.map { name in
          try KnownAnswer(name: name, text: try tree.read("\(chapter.alternatives)/\(name)"))
        }
        let bodies = try answer.bodies(over: solution, base: base)
        trials.append(
          Trial(
            check: check,
            variant: .answer(file),
            bodies: bodies,
            exercises: [answer.exercise]
          ) { findings($0, (file, bodies), answer) }
        )
      } catch let error as KnownAnswerError {
        outcome.findings.append(.answerFile(file, error))
      } catch {
        outcome.findings.append(.unable("\(file): \(error)"))
      }
    }
    return (trials, outcome)
  }

  /// As many wrong and right answers of each exercise as were asked for.
  ///
  /// Of a sample it is one of every third exercise, wrong or right by turns.
  private func spread(_ wrong: [Trial], _ right: [Trial]) -> (wrong: [Trial], right: [Trial]) {
    guard isSample else { return (spread(wrong, most), spread(right, most)) }
    let known = Set(right.compactMap { $0.exercises?.first })
    // In each chapter another third of the numbers.
    let isWanted = { (trial: Trial) in
      trial.exercises?.first.map { ($0.chapter + $0.number).isMultiple(of: 3) } ?? false
    }
    let isRight = { (trial: Trial) in
      trial.exercises?.first.map { ($0.number / 3).isMultiple(of: 2) && known.contains($0) }
        ?? false
    }
    return (
      spread(wrong.filter { isWanted($0) && !isRight($0) }, 1),
      spread(right.filter { isWanted($0) && isRight($0) }, 1)
    )
  }

  /// At most so many trials of each exercise, from all over the list; all if there is no number.
  private func spread(_ trials: [Trial], _ most: Int?) -> [Trial] {
    guard let most else { return trials }
    let groups = Dictionary(grouping: trials.indices) { trials[$0].exercises?.first }
    let chosen = groups.values.flatMap { group -> [Int] in
      guard group.count > most else { return group }
      return (0..<most).map { group[$0 * group.count / most] }
    }
    return chosen.sorted().map { trials[$0] }
  }

  /// Each exercise needs two wrong answers.
  private func tooFewMistakes(_ trials: [Trial]) -> [VerifyFinding] {
    let counts = Dictionary(grouping: trials.compactMap { $0.exercises?.first }, by: \.self)
    return chapter.exercises.map { ($0.id, counts[$0.id]?.count ?? 0) }
      .filter { $0.1 < 2 }
      .map { .tooFewMistakes($0.0, count: $0.1) }
  }
}

/// What verify found out about a chapter.
struct ChapterResult: Sendable {
  /// The outcome of one check.
  struct Outcome: Equatable, Sendable {
    var findings: [VerifyFinding] = []

    /// How many variants were tried.
    var count = 0

    /// Whether something that was found before made it pointless to try.
    var isSkipped = false

    var isPassed: Bool { findings.isEmpty && !isSkipped }
  }

  let chapter: Chapter
  var outcomes: [Check: Outcome] = [:]
  var seconds = 0.0

  /// How many seconds the tests of each known answer and each step of the staircase took.
  var trials: [Variant: Double] = [:]

  /// What a reader is told first about each wrong answer.
  var messages: [FirstMessage] = []

  /// Which gap each test is about, if that was asked for.
  var marks: GapMarks?

  var isPassed: Bool { outcomes.values.allSatisfy(\.isPassed) }
}

/// What a reader is told first about a wrong answer.
struct FirstMessage: Sendable {
  let exercise: ExerciseID
  let file: String

  /// What is wrong with it, in the words of its own comment.
  let summary: String

  let test: String
  let issue: TestIssue
}

/// Collects what is told first; a later run of the same answer counts.
private final class FirstMessages {
  private var byFile: [String: FirstMessage] = [:]

  var sorted: [FirstMessage] {
    byFile.values.sorted { ($0.exercise, $0.file) < ($1.exercise, $1.file) }
  }

  func note(_ record: RunRecord, of answer: KnownAnswer, file: String) {
    let failing = record.tests.first { $0.exercise == answer.exercise && !$0.issues.isEmpty }
    guard let failing, let issue = failing.mainIssues.first?.issue else { return }
    byFile[file] = FirstMessage(
      exercise: answer.exercise,
      file: file,
      summary: answer.summary,
      test: failing.name,
      issue: issue
    )
  }
}

/// What verify looks at, in the order of its table.
enum Check: String, CaseIterable, Sendable {
  case sync
  case solutions
  case starters
  case bare
  case staircase
  case mistakes
  case alternatives
  case lessons
}

/// Checks that the starters are what the solutions generate, and that all markers can be read.
struct SyncCheck {
  let chapter: Chapter
  let tree: Tree

  func findings(_ starter: ChapterSources, _ solution: ChapterSources) -> [VerifyFinding] {
    solution.files.sorted { $0.key < $1.key }.flatMap { findings(name: $0, file: $1) }
      + starter.files.keys.sorted().filter { solution.files[$0] == nil }
      .map { .starterTooMuch(file: "\(chapter.starters)/\($0)") } + linkFindings
      + renameFindings(solution) + markFindings(solution)
  }

  /// Whether the file of marks names the gaps that there are.
  private func markFindings(_ solution: ChapterSources) -> [VerifyFinding] {
    let text = (try? tree.read(chapter.gapMarks)) ?? ""
    let marks = GapMarks(text)
    let isCurrent = Set(marks.tests.keys) == Set(solution.gapsOfSeveral) && marks.text == text
    return isCurrent ? [] : [.staleMarks(chapter.gapMarks, chapter.number)]
  }

  /// Whether what the table of new numbers leads to in this chapter is there.
  ///
  /// What is wrong with the table itself, or leads to no chapter at all, the first chapter tells.
  private func renameFindings(_ solution: ChapterSources) -> [VerifyFinding] {
    guard tree.exists(Renames.file) else { return [] }
    let chapters = Book(reading: tree).folders
    let isFirst = chapters.first == chapter
    do {
      return try Renames(try tree.read(Renames.file)).targets
        .filter { target, _ in
          target.chapter == chapter.number
            || isFirst && !chapters.contains { $0.number == target.chapter }
        }
        .compactMap { target, line in
          let isThere =
            switch target {
            case .chapter(let number): number == chapter.number
            case .exercise(let id): !solution.regions(of: id).isEmpty
            }
          return isThere ? nil : .deadRename(target, line: line)
        }
    } catch let error as RenamesError {
      return isFirst ? [.renames(error)] : []
    } catch {
      return isFirst ? [.unable("\(Renames.file) can't be read")] : []
    }
  }

  private func findings(name: String, file: RegionFile) -> [VerifyFinding] {
    let solution = "\(chapter.solutions)/\(name)"
    let starter = "\(chapter.starters)/\(name)"
    guard file.errors.isEmpty else { return file.errors.map { .markers($0, file: solution) } }
    let regions = file.regions.flatMap { region -> [VerifyFinding] in
      var findings: [VerifyFinding] = []
      if region.id.chapter != chapter.number {
        findings.append(.foreignRegion(region.id, file: solution, line: region.line))
      }
      if name.contains("/") {
        findings.append(.regionInFolder(region.id, file: solution, line: region.line))
      }
      if region.goal.isEmpty {
        findings.append(.noGoal(region.id, file: solution, line: region.line))
      }
      return findings
    }
    guard let text = try? tree.read(starter) else {
      return regions + [.starterMissing(file: starter)]
    }
    guard text != file.starter else { return regions }
    let (own, wanted) = (SourceLine.lines(of: text), SourceLine.lines(of: file.starter))
    let same = zip(own, wanted).prefix { $0 == $1 }.count
    return regions + [.starterDiffers(file: starter, line: same + 1)]
  }

  private var linkFindings: [VerifyFinding] {
    let target = try? FileManager.default.destinationOfSymbolicLink(
      atPath: tree.path(chapter.solutionTests)
    )
    return target == chapter.testModule
      ? [] : [.brokenLink(chapter.solutionTests, to: chapter.testModule)]
  }
}
