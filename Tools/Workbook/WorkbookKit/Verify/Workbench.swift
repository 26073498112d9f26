import Foundation

/// Puts variants of a chapter into a copy, and builds and runs them there.
struct Workbench {
  /// What came of a variant.
  enum Outcome {
    case flaw(Flaw)
    case ran(RunRecord)
  }

  let chapter: Chapter
  let tree: Tree
  let patience: Double
  let environment: [String: String]

  /// Builds a variant and runs the suites of some exercises, or all tests of the chapter.
  ///
  /// - Parameters:
  ///   - variant: What it is called when something is wrong.
  ///   - texts: The texts of all files of the chapter.
  ///   - exercises: Whose suites to run; nil for all.
  ///   - warnings: Given the warnings. With it all files are compiled anew: the compiler does
  ///     not repeat the warnings of files that it need not compile.
  /// - Throws: What the machine has against it.
  /// - Returns: What the tests said, if the variant compiles and its tests get to their end.
  func run(
    _ variant: Variant,
    _ texts: [String: String],
    only exercises: [ExerciseID]? = nil,
    warnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> Outcome {
    for (name, text) in texts {
      let file = "\(chapter.starters)/\(name)"
      if warnings == nil, (try? tree.read(file)) == text { continue }
      let before = tree.changed(file)
      try tree.write(text, to: file)
      touch(file, at: SourceStamps.date(after: before))
    }
    if warnings != nil {
      for name in tree.swiftFiles(in: chapter.tests) {
        let file = "\(chapter.tests)/\(name)"
        touch(file, at: SourceStamps.date(after: tree.changed(file)))
      }
    }
    let engine = TestEngine(chapter, in: tree, patience: patience, environment: environment)
    let build = try engine.build()
    if case .failed(let failure) = build.outcome { return .flaw(.doesNotCompile(variant, failure)) }
    warnings?(build.warnings.filter { $0.file.hasPrefix(tree.root + "/") })
    let run = try engine.run(TestSelection(chapter.testModule, exercises))
    guard run.ending == .finished else {
      return .flaw(
        .crashed(
          variant,
          run.ending,
          running: run.record.running.map(\.name),
          output: String(run.output.suffix(2_000))
        )
      )
    }
    return run.record.endedCount == 0 ? .flaw(.noTests(variant)) : .ran(run.record)
  }

  private func touch(_ file: String, at date: Date) {
    try? FileManager.default.setAttributes(
      [.modificationDate: date],
      ofItemAtPath: tree.path(file)
    )
  }
}
