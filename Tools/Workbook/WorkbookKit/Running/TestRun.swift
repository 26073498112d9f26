/// What came of running tests.
struct TestRun: Sendable {
  /// How a run ended.
  enum Ending: Equatable, Sendable {
    case finished
    case trapped(Trap)

    /// No test began or ended for that many seconds.
    case hung(patience: Double)

    /// The program ended by itself before its tests did, with that code.
    case quit(code: Int32)
  }

  let record: RunRecord
  let ending: Ending
  let seconds: Double

  /// What the tests printed.
  let output: String
}
