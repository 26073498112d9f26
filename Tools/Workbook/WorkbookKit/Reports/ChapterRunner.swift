/// Builds and tests a chapter, and finds out how each of its exercises stands.
struct ChapterRunner {
  let chapter: Chapter
  let tree: Tree
  var engine: TestEngine

  /// Told what is going on, and for how many seconds.
  var progress: (Phase, Double) -> Void = { _, _ in }

  /// What a run does at a time.
  enum Phase: Equatable, Sendable {
    case building
    case testing
    case isolating(ExerciseID)
  }

  init(_ chapter: Chapter, in tree: Tree, patience: Double, environment: [String: String]) {
    self.chapter = chapter
    self.tree = tree
    engine = TestEngine(chapter, in: tree, patience: patience, environment: environment)
  }

  /// Runs the tests of one exercise, or of the whole chapter; builds them first, unless that was
  /// done and no file has changed since.
  func run(only exercise: ExerciseID? = nil, isBuilt: Bool = false) throws -> ChapterReport {
    guard tree.isFolder(chapter.tests) else { throw Trouble.noTests(chapter) }
    let mine = try ChapterSources(reading: chapter.starters, in: tree)
    let reference = try ChapterSources(reading: chapter.solutions, in: tree)
    let build = isBuilt ? .unneeded : try engine.build { progress(.building, $0) }
    var findings = Findings()
    var failure: CompileFailure?
    let start = Clock.seconds
    switch build.outcome {
    case .failed(let reason):
      let free = Scratch.megabytesFree(for: tree)
      guard free >= 10 else { throw Trouble.diskFull(megabytes: free) }
      failure = reason
    case .built:
      progress(.testing, 0)
      findings = try test(only: exercise)
    }
    let wanted = exercise.map { id in chapter.exercises.filter { $0.id == id } }
    return ChapterReport(
      chapter: chapter,
      compileFailure: failure,
      exercises: (wanted ?? chapter.exercises)
        .map { exercise in
          let isPristine = Pristine.isPristine(exercise.id, mine: mine, reference: reference)
          return findings.report(on: exercise, isPristine: isPristine)
        },
      otherFailures: exercise == nil ? findings.otherFailures : [],
      endedCount: findings.endedCount,
      damage: RegionDamage.all(in: mine, beside: reference),
      areTestsChanged: GitStatus(tree, environment: engine.environment).isChanged(chapter.tests),
      buildSeconds: build.seconds,
      testSeconds: failure == nil ? Clock.seconds - start : 0
    )
  }

  private func test(only exercise: ExerciseID?) throws -> Findings {
    let run = try engine.run(TestSelection(chapter.testModule, exercise.map { [$0] }))
    var findings = Findings()
    guard run.ending != .finished else {
      findings.note(run.record.tests)
      return findings
    }
    // The run did not get to its end. What ended by then is known; each exercise that did not
    // is run by itself, one test after the other, to learn whose trouble it is.
    let tests = Dictionary(grouping: run.record.tests, by: \.exercise)
    let wanted = exercise.map { [$0] } ?? chapter.exercises.map(\.id)
    for id in wanted {
      let known = tests[id] ?? []
      if !known.isEmpty, known.allSatisfy({ $0.state == .ended }) {
        findings.note(known)
      } else if !findings.hasHung {
        progress(.isolating(id), 0)
        let alone = try engine.run(TestSelection(chapter.testModule, [id], isSerial: true))
        findings.note(alone, of: id)
      }
    }
    findings.note((tests[nil] ?? []).filter { $0.state == .ended })
    if findings.crashes.isEmpty {
      // Nobody crashes alone: together they do, and the first one that was running has to answer.
      let id = run.record.running.compactMap(\.exercise).first ?? wanted.first
      if let id { findings.note(run, of: id) }
    }
    return findings
  }
}
