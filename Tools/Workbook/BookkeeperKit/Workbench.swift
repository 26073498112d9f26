import WorkbookKit
import Foundation

/// The seconds that tests took, of which a variant's longest run counts.
final class Stopwatch {
  private(set) var seconds: [Variant: Double] = [:]

  func note(_ time: Double, for variant: Variant) {
    seconds[variant] = max(time, seconds[variant] ?? 0)
  }
}

/// Puts variants of a chapter into a copy, and builds and runs them there.
struct Workbench {
  /// What came of a variant.
  enum Outcome {
    case finding(VerifyFinding)
    case ran(RunRecord)
  }

  let chapter: Chapter
  let tree: Tree
  let timeout: Double
  let environment: [String: String]

  /// How long the tests of each variant ran.
  let stopwatch = Stopwatch()

  /// The exercises whose tests are built; nil for all of the chapter.
  private var only: [ExerciseID]?

  init(chapter: Chapter, tree: Tree, timeout: Double, environment: [String: String]) {
    self.chapter = chapter
    self.tree = tree
    self.timeout = timeout
    self.environment = environment
  }

  /// Builds a variant and runs the suites of some exercises, or all tests of the chapter.
  ///
  /// - Parameters:
  ///   - variant: What it is called when something is wrong.
  ///   - texts: The texts of all files of the chapter.
  ///   - exercises: Whose suites to run; nil for all.
  ///   - isWithTests: Whether the files of the tests are compiled anew as well.
  ///   - warnings: Given the warnings. With it the chapter's files are compiled anew: the
  ///     compiler does not repeat the warnings of files that it need not compile.
  /// - Throws: `EngineError` if the build or the run can't be made.
  /// - Returns: What the tests said, if the variant compiles and its tests get to their end.
  func run(
    _ variant: Variant,
    _ texts: [String: String],
    only exercises: [ExerciseID]? = nil,
    isWithTests: Bool = false,
    warnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> Outcome {
    if let failure = try build(texts, isWithTests: isWithTests, warnings: warnings) {
      return .finding(.doesNotCompile(variant, failure))
    }
    return try test(variant, only: exercises)
  }

  /// Builds a variant with the tests of one exercise alone, which is faster, and runs them.
  ///
  /// - Returns: What the tests said; nil if they need files of other exercises.
  func runAlone(
    _ variant: Variant,
    _ texts: [String: String],
    only exercise: ExerciseID
  ) throws -> Outcome? {
    var bench = self
    bench.only = [exercise]
    guard try bench.build(texts) == nil else { return nil }
    guard case .ran(let record) = try bench.test(variant, only: [exercise]) else { return nil }
    return .ran(record)
  }

  /// Builds the chapter with these texts; gives what is wrong if it does not compile.
  func build(
    _ texts: [String: String],
    isWithTests: Bool = false,
    warnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> CompileFailure? {
    // A file of its own in each build, since to add one later would change the module.
    let reader = [Switchboard.file: Switchboard.reader]
    for (name, text) in texts.merging(reader, uniquingKeysWith: { $1 }) {
      let file = "\(chapter.starters)/\(name)"
      if warnings == nil, (try? tree.read(file)) == text { continue }
      let before = tree.changed(file)
      try tree.write(text, to: file)
      touch(file, at: SourceStamps.date(after: before))
    }
    if isWithTests {
      for name in tree.swiftFiles(in: chapter.tests) {
        let file = "\(chapter.tests)/\(name)"
        touch(file, at: SourceStamps.date(after: tree.changed(file)))
      }
    }
    let build = try engine().build()
    if case .failed(let failure) = build.outcome { return failure }
    warnings?(build.warnings.filter { $0.file.hasPrefix(tree.root + "/") })
    return nil
  }

  /// Runs the tests of what was built.
  func test(
    _ variant: Variant,
    only exercises: [ExerciseID]?,
    choice: String? = nil
  ) throws -> Outcome {
    let run = try engine(choice: choice).run(TestSelection(chapter.testModule, exercises))
    stopwatch.note(run.seconds, for: variant)
    guard run.ending == .finished else {
      return .finding(
        .crashed(
          variant,
          run.ending,
          running: run.record.running.map(\.name),
          output: String(run.output.suffix(2_000))
        )
      )
    }
    return run.record.endedCount == 0 ? .finding(.noTests(variant)) : .ran(run.record)
  }

  private func engine(choice: String? = nil) -> TestEngine {
    var environment = environment
    environment[Switchboard.variable] = choice
    var engine = TestEngine(chapter, in: tree, timeout: timeout, environment: environment)
    engine.only = only
    return engine
  }

  private func touch(_ file: String, at date: Date) {
    try? FileManager.default.setAttributes(
      [.modificationDate: date],
      ofItemAtPath: tree.path(file)
    )
  }
}
