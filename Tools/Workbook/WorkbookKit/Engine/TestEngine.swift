import Foundation

/// Builds and runs the tests of one chapter.
///
/// The build is `swift build --build-tests`. On Linux the tests are then run by starting the test
/// program itself, which saves what `swift test` needs to find that there is nothing to build;
/// elsewhere by `swift test --skip-build`.
package struct TestEngine: Sendable {
  package let tree: Tree

  /// What decides in Package.swift which targets there are, such as `CHAPTER`.
  package let variables: [String: String]

  /// The folders whose files are the reader's own.
  package var ownFolders: [String]

  /// How many seconds may pass without a test beginning or ending.
  package let timeout: Double

  /// What the programs find in their environment, before the variables are set.
  package let environment: [String: String]

  /// Ends what runs, when somebody asks for it.
  package var halt = Halt()

  /// The exercises whose tests are built; nil for all of the chapter, which takes far longer.
  package var only: [ExerciseID]?

  /// Whether nobody waits for it: it gives way to everything else on the machine, and ends at once
  /// when it is asked to.
  package var isAhead = false

  /// For how many seconds tests that run alone may make no progress.
  package var timeoutAlone = 2.0

  /// Whether it runs tests beside another engine of the same book, which has files of the same names.
  var isBeside = false

  private var scratch: String { Scratch.path(for: tree) }

  /// The modules whose sources change from one build to the next.
  package var modules: [SourceStamps.Module]

  package init(_ chapter: Chapter, in tree: Tree, timeout: Double, environment: [String: String]) {
    self.tree = tree
    variables = ["CHAPTER": chapter.digits]
    ownFolders = [chapter.starters]
    modules = [
      .init(name: chapter.starterModule, folder: chapter.starters),
      .init(name: chapter.testModule, folder: chapter.tests),
    ]
    self.timeout = timeout
    self.environment = environment
  }

  /// An engine for the code of a chapter's lesson.
  package init(
    lessonOf chapter: Chapter,
    writtenTo folder: String,
    in tree: Tree,
    timeout: Double,
    environment: [String: String]
  ) {
    self.tree = tree
    variables = ["LESSON_TESTS": folder]
    ownFolders = [chapter.starters]
    modules = [.init(name: "LessonTests", folder: folder)]
    self.timeout = timeout
    self.environment = environment
  }

  /// Builds, however long that takes; `progress` is told the seconds so far.
  package func build(progress: (Double) -> Void = { _ in }) throws -> BuildResult {
    let start = Clock.seconds
    Scratch.renewIfMoved(for: tree)
    SourceStamps(tree).check(modules)
    let temporary = Temporary(for: tree)
    defer { temporary.remove() }
    let call = (isAhead ? ["nice", "-n", "19"] : []) + ["swift", "build", "--build-tests"]
    let command = call + packageOptions
    // Another toolchain may lie on another path.
    let targets =
      [environment["PATH"] ?? ""] + command + variables.map { "\($0)=\($1)" }.sorted()
      + (only?.map(\.testFilePrefix) ?? [])
    func make(_ command: [String]) throws -> StepOutput {
      let request = request(command[0], Array(command.dropFirst()), in: temporary)
      return try runStep(request) { progress(Clock.seconds - start) }
    }
    if let output = try again(targets, make) {
      return result(output, seconds: Clock.seconds - start)
    }
    LastBuild.forget(for: tree)
    let output = try make(command)
    if output.isBuilt {
      LastBuild(planned: targets, modules: modules, in: tree)?.save(for: tree)
    }
    return result(output, seconds: Clock.seconds - start)
  }

  /// What a step of a build printed, and whether it did what it should.
  private typealias StepOutput = (text: String, isBuilt: Bool)

  /// Makes the last build again, where that is all there is to do.
  ///
  /// - Parameters:
  ///   - targets: What is to be built, and how.
  ///   - make: Runs a command.
  /// - Throws: What `make` throws.
  /// - Returns: What came of it; nil if the package manager has to be asked.
  private func again(
    _ targets: [String],
    _ make: ([String]) throws -> StepOutput
  ) throws -> StepOutput? {
    guard var last = LastBuild(request: targets, modules: modules, in: tree) else { return nil }
    let scratch = Tree(root: scratch)
    var text = ""
    func isMade(_ command: [String]) throws -> Bool {
      let output = try make(command)
      text += output.text
      return output.isBuilt
    }
    // Errors in the code are what a reader has to know; what else fails, the package manager may
    // be able to put right.
    var failure: StepOutput? {
      let failure = CompileFailure(output: text, own: ownFolders, in: tree)
      let isAboutCode = !failure.own.isEmpty || !failure.foreign.isEmpty
      return isAboutCode && !text.contains("no such module") ? (text, false) : nil
    }
    guard try isMade(last.code) else { return failure }
    let state = LastBuild.state(of: modules[0], in: scratch)
    if state == nil || state != last.tested {
      guard try isMade(last.tests) else { return failure }
      last.tested = state
      last.save(for: tree)
    }
    return try isMade(last.link) ? (text, true) : nil
  }

  /// Runs a step of a build to its end.
  private func runStep(
    _ request: ProcessRequest,
    progress: () -> Void
  ) throws -> StepOutput {
    let child = try ChildProcess(starting: request)
    while child.ending == nil {
      do {
        try halt.checkBuild()
      } catch {
        // It is given the time to leave its folder in order.
        child.end(grace: isAhead ? 0.1 : 2)
        throw error
      }
      child.pump(milliseconds: 100)
      progress()
    }
    return (child.output.text, child.ending == .exited(0))
  }

  private func result(_ output: StepOutput, seconds: Double) -> BuildResult {
    BuildResult(
      outcome: output.isBuilt
        ? .built : .failed(CompileFailure(output: output.text, own: ownFolders, in: tree)),
      warnings: Diagnostic.all(in: output.text).filter { $0.severity == .warning },
      seconds: seconds,
      output: output.text
    )
  }

  /// Runs tests that have been built.
  ///
  /// - Parameters:
  ///   - selection: Which tests to run.
  ///   - timeout: How many seconds may pass without a test beginning or ending, if that is not the
  ///     engine's own number.
  /// - Throws: `EngineError` if they can't be started, or somebody asked for an end.
  /// - Returns: What the tests said.
  package func run(_ selection: TestSelection, timeout: Double? = nil) throws -> TestRun {
    try run(selection, timeout: timeout ?? self.timeout) { _ in nil }.all
  }

  /// Runs tests that have been built, and, if they hang, some of them once more, to know which does.
  ///
  /// The second run begins before the first is given up, and is ended if that goes on.
  ///
  /// - Parameters:
  ///   - selection: Which tests to run.
  ///   - alone: Which are to be run one after the other, given what is known by then.
  /// - Throws: `EngineError` if they can't be started, or somebody asked for an end.
  /// - Returns: What the tests said; of those that ran alone if the run hung, and there was time.
  package func run(
    _ selection: TestSelection,
    alone: (RunRecord) -> TestSelection?
  ) throws -> (all: TestRun, alone: TestRun?) {
    try run(selection, timeout: timeout, alone: alone)
  }

  private func run(
    _ selection: TestSelection,
    timeout: Double,
    alone: (RunRecord) -> TestSelection?
  ) throws -> (all: TestRun, alone: TestRun?) {
    try halt.checkTests()
    let start = Clock.seconds
    let suffix = isBeside ? "-beside" : ""
    let temporary = Temporary(for: tree, suffix: suffix)
    defer { temporary.remove() }
    let path = "\(scratch)/events-\(ProcessInfo.processInfo.processIdentifier)\(suffix).json"
    let file = EventFile(path)
    let child = try ChildProcess(starting: testRequest(selection, events: path, in: temporary))
    var stream = EventStream()
    var record = RunRecord()
    var lastNews = start
    var pulse = ProcessTree.Pulse(of: child.id)
    var beside: RunAlone?
    defer { beside?.cancel() }
    while child.ending == nil {
      try halt.checkTests()
      child.pump(milliseconds: 50)
      let news = file.newBytes()
      if news.isEmpty {
        let silence = Clock.seconds - lastNews
        if beside == nil, canRunBeside, silence >= timeout - timeoutAlone {
          beside = alone(record).map { RunAlone($0, self, timeout: timeoutAlone) }
        }
        // On a busy machine a program may be silent because others are served before it.
        let now = silence < timeout ? nil : ProcessTree.Pulse(of: child.id)
        let isStarved = now?.isStarved(since: pulse, for: timeout) ?? false
        guard silence < timeout || isStarved && silence < 4 * timeout else { break }
      } else {
        beside?.cancel()
        beside = nil
        lastNews = Clock.seconds
        pulse = ProcessTree.Pulse(of: child.id)
        for event in stream.read(news) { record.note(event) }
      }
    }
    let isHung = child.ending == nil
    if isHung { child.end() }
    for event in stream.read(file.newBytes()) { record.note(event) }
    let output = child.output.text
    let run = TestRun(
      record: record,
      ending: isHung ? .hung(timeout: timeout) : ending(of: child, record, output),
      seconds: Clock.seconds - start,
      output: output
    )
    return (run, isHung ? try beside?.finish() : nil)
  }

  /// Whether a second run may begin while one is under way: `swift test` lets one wait for another,
  /// and where a run has little time, there is nothing to be gained.
  private var canRunBeside: Bool { testProgram != nil && timeout > timeoutAlone }

  private func ending(
    of child: ChildProcess,
    _ record: RunRecord,
    _ output: String
  ) -> TestRun.Ending {
    guard !record.hasEnded else { return .finished }
    var signal: Int32?
    if case .signalled(let number) = child.ending { signal = number }
    let trap = Trap(output: output, signal: signal, own: ownFolders, in: tree)
    switch child.ending {
    case .exited(let code) where trap.message == nil: return .quit(code: code)
    default: return .trapped(trap)
    }
  }

  // MARK: What is started

  private var packageOptions: [String] {
    // For trying the package manager's other build system.
    let system = environment["WORKBOOK_BUILD_SYSTEM"].map { ["--build-system", $0] } ?? []
    // The index of a build is for editors, which have builds of their own. Without this the first one
    // reads the toolchain's modules for it, which takes seconds.
    let index = ["-Xswiftc", "-index-ignore-system-modules"]
    return ["--package-path", tree.root, "--scratch-path", scratch] + index + entryPoint + system
  }

  /// A start of the test program without XCTest, which is built in half the time.
  ///
  /// A copy of the book that lacks the file gets SwiftPM's own.
  private var entryPoint: [String] {
    #if os(Linux)
    let file = "Tests/Support/EntryPoint.swift"
    return tree.exists(file) ? ["--experimental-test-entry-point-path", tree.path(file)] : []
    #else
    return []
    #endif
  }

  private func testRequest(
    _ selection: TestSelection,
    events: String,
    in temporary: Temporary
  ) -> ProcessRequest {
    let stream = ["--event-stream-output-path", events, "--event-stream-version", "0"]
    guard let program = testProgram else {
      return request(
        "swift",
        ["test", "--skip-build", "--disable-xctest"] + packageOptions + stream
          + selection.arguments,
        in: temporary
      )
    }
    // The events tell all, so that what is left of the output is what the code itself prints.
    let silence = ["--verbosity", "\(Int.min)"]
    return request(
      program,
      ["--testing-library", "swift-testing"] + silence + stream + selection.arguments,
      in: temporary,
      isAtTerminal: true
    )
  }

  /// The newest test program, where tests are a program that can be started.
  ///
  /// SwiftPM's native build system makes one program of all tests, and the coming one, Swift Build,
  /// a program for each target.
  private var testProgram: String? {
    #if os(Linux)
    let folder = Tree(root: scratch)
    let native = folder.names(in: "debug").filter { $0.hasSuffix("PackageTests.xctest") }
      .map { "debug/\($0)" }
    let products = "out/Products"
    let runner = modules.first { $0.name.hasSuffix("Tests") }.map { "\($0.name)-test-runner" }
    let coming = folder.names(in: products).map { "\(products)/\($0)/\(runner ?? "")" }
    return (native + coming).filter(folder.exists)
      .max { folder.changed($0) ?? .distantPast < folder.changed($1) ?? .distantPast }
      .map(folder.path)
    #else
    return nil
    #endif
  }

  private func request(
    _ program: String,
    _ arguments: [String],
    in temporary: Temporary,
    isAtTerminal: Bool = false
  ) -> ProcessRequest {
    var environment = environment
    environment["CHAPTER"] = nil
    environment["LESSON_TESTS"] = nil
    environment["TMPDIR"] = temporary.path
    if let only {
      environment["ONLY_TESTS"] = only.map(\.testFilePrefix).joined(separator: ",")
    }
    environment.merge(variables) { $1 }
    environment["NO_COLOR"] = "1"
    // A crash is told by a backtrace without colours, of one thread, and no question asked.
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,cache=yes"
    return ProcessRequest(
      program: program,
      arguments: arguments,
      environment: environment,
      folder: tree.root,
      isAtTerminal: isAtTerminal
    )
  }
}

/// Which tests to run.
package struct TestSelection: Equatable, Sendable {
  /// The module that they are in.
  package let module: String

  /// Only those of these exercises; nil means all tests of the module.
  package let exercises: [ExerciseID]?

  /// Whether one test runs after the other, so that a crash names the test that it came from.
  package let isSerial: Bool

  /// The one test to run, by its identifier; nil for all of the exercises.
  private let test: String?

  package init(_ module: String, _ exercises: [ExerciseID]? = nil, isSerial: Bool = false) {
    self.module = module
    self.exercises = exercises
    self.isSerial = isSerial
    test = nil
  }

  /// One test, alone.
  package init(_ test: TestRecord, in module: String) {
    self.module = module
    exercises = nil
    isSerial = true
    self.test = test.id
  }

  /// Patterns for the names of tests, such as ``Chapter01Tests.`1.1 A value that talks`/…``.
  var filters: [String] {
    if let test {
      // `Module.suite/name()/File.swift:12:4`: without the place, and taken as it stands.
      let name = test.firstRange(of: "()/").map { test[..<$0.lowerBound] } ?? test[...]
      let special: Set<Character> = [
        "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "^", "$",
      ]
      return ["^" + name.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()]
    }
    guard let exercises else { return ["^\(module)\\."] }
    return exercises.map { "^\(module)\\.`\($0.chapter)\\.\($0.number) " }
  }

  package var arguments: [String] {
    filters.flatMap { ["--filter", $0] } + (isSerial ? ["--no-parallel"] : [])
  }
}

/// What came of running tests.
package struct TestRun: Sendable {
  /// How a run ended.
  package enum Ending: Equatable, Sendable {
    case finished
    case trapped(Trap)

    /// No test began or ended for that many seconds.
    case hung(timeout: Double)

    /// The program ended by itself before its tests did, with that code.
    case quit(code: Int32)
  }

  package let record: RunRecord
  package let ending: Ending
  package let seconds: Double

  /// What the tests printed.
  package let output: String

  /// The lines of it that the code itself printed, before it crashed if it did.
  package var printed: [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.hasSuffix("\r") ? $0.dropLast() : $0) }
    let end = lines.firstIndex { line in
      Trap.isReport(line)
    }
    return Array(lines[..<(end ?? lines.count)].trimmed(while: \.isEmpty))
  }
}

extension ArraySlice {
  /// The elements between the first and the last that are not of that kind.
  fileprivate func trimmed(while isBlank: (Element) -> Bool) -> ArraySlice<Element> {
    guard let first = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return [] }
    return self[first...last]
  }
}

/// What can keep a build or a run from being made.
package enum EngineError: Error, Equatable {
  case noTests(Chapter)
  case diskFull(megabytes: Int)
  case cannotStart(String, reason: String)
  case locked(file: String)
  case interrupted
}
