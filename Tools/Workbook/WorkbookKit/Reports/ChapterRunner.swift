/// Builds and tests a chapter, and finds out the state of each exercise.
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

  init(_ chapter: Chapter, in tree: Tree, timeout: Double, environment: [String: String]) {
    self.chapter = chapter
    self.tree = tree
    engine = TestEngine(chapter, in: tree, timeout: timeout, environment: environment)
  }

  /// Runs the tests of one exercise, or of the whole chapter.
  ///
  /// While a reader is at one exercise, its tests alone are built: any change of what the chapter
  /// declares makes the compiler read all tests again that are in the build.
  ///
  /// - Parameters:
  ///   - exercise: The exercise; nil for the whole chapter.
  ///   - earlier: Given the chapter's code, the exercises that were done before and need a new look.
  ///   - isBuilt: Whether the same was built before, and no file has changed since.
  /// - Throws: `EngineError` if the build or the run can't be made, `BookError` if a file can't be
  ///   read.
  /// - Returns: How the exercises stand.
  func run(
    only exercise: ExerciseID? = nil,
    earlier: (ChapterText) -> [ExerciseID] = { _ in [] },
    isBuilt: Bool = false
  ) throws -> ChapterReport {
    guard tree.isFolder(chapter.tests) else { throw EngineError.noTests(chapter) }
    let text = try ChapterText(reading: chapter, in: tree)
    let again = exercise == nil ? [] : earlier(text)
    var engine = engine
    engine.only = exercise.map { [$0] + again }
    var build = isBuilt ? .unneeded : try engine.build { progress(.building, $0) }
    if case .failed(let failure) = build.outcome, engine.only != nil, failure.own.isEmpty,
      failure.foreign.contains(where: { $0.file.hasPrefix(chapter.tests + "/") })
    {
      // Perhaps they use something that stands among the tests of another exercise.
      engine.only = nil
      build = try engine.build { progress(.building, $0) }
    }
    var results = TestResults()
    var failure: CompileFailure?
    let start = Clock.seconds
    switch build.outcome {
    case .failed(let reason):
      let free = Scratch.megabytesFree(for: tree)
      guard free >= 10 else { throw EngineError.diskFull(megabytes: free) }
      failure = reason
    case .built:
      progress(.testing, 0)
      results = try test(exercise.map { [$0] + again }, engine)
      try results.notePrinted(engine, chapter)
    }
    let wanted = exercise.map { id in chapter.exercises.filter { $0.id == id } }
    return ChapterReport(
      chapter: chapter,
      compileFailure: failure,
      exercises: (wanted ?? chapter.exercises)
        .map { exercise in
          results.report(on: exercise, isPristine: text.isPristine(exercise.id))
        },
      earlier: chapter.exercises.filter { again.contains($0.id) }
        .map { results.report(on: $0, isPristine: false) },
      otherFailures: exercise == nil ? results.otherFailures : [],
      endedCount: results.endedCount,
      text: text,
      areTestsChanged: GitStatus(tree, environment: engine.environment).isChanged(chapter.tests),
      buildSeconds: build.seconds,
      testSeconds: failure == nil ? Clock.seconds - start : 0
    )
  }

  /// Runs the suites of some exercises, or of all.
  private func test(_ exercises: [ExerciseID]?, _ engine: TestEngine) throws -> TestResults {
    let wanted = exercises ?? chapter.exercises.map(\.id)
    let byItself = { TestSelection(chapter.testModule, [$0], isSerial: true) }
    let (run, first) = try engine.run(TestSelection(chapter.testModule, exercises)) { record in
      record.unfinished(of: wanted).first.map(byItself)
    }
    var results = TestResults()
    results.hasPrinted = !run.printed.isEmpty
    guard run.ending != .finished else {
      results.note(run.record.tests)
      return results
    }
    // The run did not get to its end. What ended by then is known; each exercise that did not
    // is run by itself, one test after the other, to find the one that crashes or hangs.
    let tests = Dictionary(grouping: run.record.tests, by: \.exercise)
    let unfinished = run.record.unfinished(of: wanted)
    for id in wanted {
      if !unfinished.contains(id) {
        results.note(tests[id] ?? [])
      } else if !results.hasHung {
        progress(.isolating(id), 0)
        let known = id == unfinished.first ? first : nil
        let alone =
          try known ?? engine.run(byItself(id), timeout: min(engine.timeout, engine.timeoutAlone))
        results.note(alone, of: id)
      }
    }
    results.note((tests[nil] ?? []).filter { $0.state == .ended })
    if results.crashes.isEmpty {
      // None crashes alone, but together they do: it is reported at the first that was running.
      let id = run.record.running.compactMap(\.exercise).first ?? wanted.first
      if let id { results.note(run, of: id) }
    }
    return results
  }
}

/// What one or several runs have said about the tests of a chapter.
struct TestResults {
  private var tests: [ExerciseID?: [TestRecord]] = [:]
  private(set) var crashes: [ExerciseID: ExerciseState] = [:]
  private var printed: [ExerciseID: [String]] = [:]

  /// Whether something was printed while several tests ran: who printed it is not known.
  var hasPrinted = false

  var hasHung: Bool {
    crashes.values.contains { state in
      if case .hung = state { return true }
      return false
    }
  }

  var endedCount: Int { tests.values.joined().count { $0.state == .ended } }

  /// The failing tests that belong to no exercise.
  var otherFailures: [TestRecord] { (tests[nil] ?? []).filter { !$0.issues.isEmpty } }

  mutating func note(_ records: [TestRecord]) {
    for (id, records) in Dictionary(grouping: records, by: \.exercise) { tests[id] = records }
  }

  /// Notes a run in which one exercise was alone, or has to answer for the others.
  mutating func note(_ run: TestRun, of id: ExerciseID) {
    tests[id] = run.record.tests.filter { $0.exercise == id }
    printed[id] = run.printed
    switch run.ending {
    case .finished: break
    case .trapped(let trap): crashes[id] = .trapped(trap)
    case .hung(let timeout): crashes[id] = .hung(timeout: timeout)
    case .quit(let code): crashes[id] = .quit(code: code)
    }
  }

  func report(on exercise: Exercise, isPristine: Bool) -> ExerciseReport {
    let tests = tests[exercise.id] ?? []
    return ExerciseReport(
      exercise: exercise,
      state: crashes[exercise.id] ?? state(of: tests, isPristine: isPristine),
      tests: tests,
      printed: printed[exercise.id] ?? []
    )
  }

  /// Runs the first test that fails once more, alone, if something was printed, to know what of it
  /// is that test's.
  mutating func notePrinted(_ engine: TestEngine, _ chapter: Chapter) throws {
    guard hasPrinted, crashes.isEmpty else { return }
    let failing = chapter.exercises.map(\.id)
      .compactMap { id in
        tests[id]?.first { !$0.issues.isEmpty }
      }
      .first
    guard let failing, let id = failing.exercise else { return }
    printed[id] = try engine.run(TestSelection(failing, in: chapter.testModule)).printed
  }

  private func state(of tests: [TestRecord], isPristine: Bool) -> ExerciseState {
    if tests.contains(where: { !$0.issues.isEmpty }) { return isPristine ? .notBegun : .failing }
    let ran = tests.filter { $0.state != .skipped }
    guard !ran.isEmpty else { return .untested }
    return ran.allSatisfy(\.hasPassed) ? .done : .untested
  }
}
