/// A variant that verify tries, and what it should come to.
struct Trial {
  let check: Check
  let variant: Variant

  /// The texts of the regions that are not solved.
  let bodies: [RegionKey: [SourceLine]]

  /// Whose suites to run; nil for all.
  let exercises: [ExerciseID]?

  /// What is wrong with a run of it.
  let flaws: (RunRecord) -> [Flaw]
}
