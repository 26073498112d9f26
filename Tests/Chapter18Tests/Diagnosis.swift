import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

/// Expects that the reader has named what was wrong in a case.
func expectDiagnosis(
  _ diagnosis: Set<Fault>,
  are faults: Set<Fault>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard diagnosis != faults else { return }
  let wrong = diagnosis.subtracting(faults).map { "`\($0)`" }.sorted()
  let answer =
    if diagnosis.isEmpty {
      """
      When the program works, write into `YourDiagnoses.swift` what was wrong with it. \
      Given/Fault.swift lists the faults that there are.
      """
    } else if wrong.isEmpty {
      """
      What you wrote into `YourDiagnoses.swift` is right, but not complete: something else was wrong \
      with this program as well.
      """
    } else {
      """
      `YourDiagnoses.swift` says \(wrong.joined(separator: " and ")), but that was not it. What did \
      your fix change? Given/Fault.swift has a sentence for each fault; find the one that is no \
      longer true.
      """
    }
  // Without the two values: a failure that shows them would be the answer.
  Issue.record(Comment(rawValue: answer), sourceLocation: sourceLocation)
}
