/// What verify finds wrong; paths are relative to the root.
enum Flaw: Equatable, Sendable {
  // Sync
  case starterDiffers(file: String, line: Int)
  case starterMissing(file: String)
  case starterTooMuch(file: String)
  case markers(RegionFault, file: String)
  case foreignRegion(ExerciseID, file: String, line: Int)
  case noGoal(ExerciseID, file: String, line: Int)
  case brokenLink(String, to: String)

  // What is built and run
  case doesNotCompile(Variant, CompileFailure)
  case warning(Variant, Diagnostic)
  case crashed(Variant, TestRun.Ending, running: [String], output: String)
  case noTests(Variant)
  case noTest(Variant, ExerciseID)
  case testFails(Variant, TestRecord)
  case passes(Variant, ExerciseID)
  case failsByError(Variant, ExerciseID, String)

  // Mistakes
  case mistakeFile(String, MistakeFault)
  case mistakeAccepted(String, summary: String)
  case tooFewMistakes(ExerciseID, count: Int)

  // Lessons
  case noTitle(file: String)
  case noHeading(ExerciseID, file: String)
  case notThreeHints(ExerciseID, count: Int, file: String, line: Int)
  case noRegion(ExerciseID)
  case noSuite(ExerciseID)
  case otherTitle(ExerciseID, lesson: String, suite: String)
  case deadReference(LessonReference, file: String)
  case openFence(file: String, line: Int)
  case runWithoutOutput(file: String, line: Int)

  /// Something that kept the check from being made.
  case unable(String)
}
