import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

/// Expects that the reader has named what was wrong in a case.
func expectDiagnosis(
  _ diagnosis: Set<Illness>,
  are illnesses: Set<Illness>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard diagnosis != illnesses else { return }
  let wrong = diagnosis.subtracting(illnesses).map { "`\($0)`" }.sorted()
  let answer =
    if diagnosis.isEmpty {
      """
      When the program is well, say in `YourDiagnoses.swift` what it had. Given/Illness.swift lists \
      what there is.
      """
    } else if wrong.isEmpty {
      """
      What you say in `YourDiagnoses.swift` is right, and not all: this program had something else as \
      well.
      """
    } else {
      """
      It was not \(wrong.joined(separator: " or ")), as `YourDiagnoses.swift` says. What did your fix \
      change? The list in Given/Illness.swift has a sentence for each illness; one of them says what is \
      no longer so.
      """
    }
  // Without the two values: a failure that shows them would be the answer.
  Issue.record(Comment(rawValue: answer), sourceLocation: sourceLocation)
}
