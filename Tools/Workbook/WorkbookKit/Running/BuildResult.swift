/// What came of a build.
struct BuildResult: Sendable {
  /// How it ended.
  enum Outcome: Equatable, Sendable {
    case built
    case failed(CompileFailure)
  }

  let outcome: Outcome
  let warnings: [Diagnostic]
  let seconds: Double

  /// What the build printed, for those who keep the workbook.
  let output: String

  /// No build was made, since there was nothing new to build.
  static let unneeded = BuildResult(outcome: .built, warnings: [], seconds: 0, output: "")
}
