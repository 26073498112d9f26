/// What a command is about: a chapter, or one exercise of it.
enum Target: Equatable, Sendable, CustomStringConvertible {
  case chapter(Int)
  case exercise(ExerciseID)

  /// Reads `5`, `05` or `5.6`; anything else is nil.
  init?(_ text: String) {
    if let chapter = Int(digits: text) {
      self = .chapter(chapter)
    } else if let exercise = ExerciseID(text) {
      self = .exercise(exercise)
    } else {
      return nil
    }
  }

  var chapter: Int {
    switch self {
    case .chapter(let number): number
    case .exercise(let exercise): exercise.chapter
    }
  }

  var description: String {
    switch self {
    case .chapter(let number): "\(number)"
    case .exercise(let exercise): "\(exercise)"
    }
  }
}
