/// The code that is in a copy's chapter while it is tested.
enum Variant: Equatable, Sendable {
  case solution
  case starter

  /// The exercises up to this one are solved.
  case solvedUpTo(ExerciseID)

  /// The known wrong answer in this file.
  case mistake(String)

  case lesson
}
