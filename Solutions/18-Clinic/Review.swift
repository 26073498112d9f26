/// The review of ``StormBoard``.
enum Review {
  /// What you have found, first gate first.
  static let findings: [Finding] = {
    // exercise 18.26: List what you have found, in the order of the gates, such as
    //   `Finding(.ask, .lostToken, at: .count)`.
    // starts as: []
    // Memory, concurrency, errors: the board is never freed, two taps are two messages to the whole
    // valley, and after the first failure the reload button is dead.
    [
      Finding(.stop, .methodHoldsItsOwner, at: .headline),
      Finding(.stop, .noBrake, at: .sending),
      Finding(.fix, .catchTooLate, at: .outlook),
    ]
    // end 18.26
  }()
}
