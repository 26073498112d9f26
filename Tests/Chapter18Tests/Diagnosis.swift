import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

/// Expects that the reader has named the illness of a case.
func expectDiagnosis(
  _ diagnosis: Illness?,
  is illness: Illness,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let answer =
    if let diagnosis {
      """
      It was not `\(diagnosis)`. What did your fix change? The list in Given/Illness.swift has a \
      sentence for each illness; one of them says what is no longer so.
      """
    } else {
      "When the program is well, name its illness in YourDiagnoses.swift. Given/Illness.swift lists them."
    }
  #expect(diagnosis == illness, Comment(rawValue: answer), sourceLocation: sourceLocation)
}
