/// The section of a lesson that presents an exercise.
struct LessonExercise: Equatable, Sendable {
  /// A folded block that helps.
  struct Hint: Equatable, Sendable {
    /// What stands in the summary, such as `Hint 2`.
    let title: String

    let text: [String]
  }

  let id: ExerciseID
  let title: String

  /// The line of the heading, from 1.
  let line: Int

  var hints: [Hint]

  /// The part of the address behind `#` that leads to the heading.
  var anchor: String { Self.anchor(of: "\(id) \(title)") }

  /// The address that forges give to a heading.
  static func anchor(of heading: String) -> String {
    var anchor = ""
    for character in heading.lowercased() {
      if character == " " {
        anchor.append("-")
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        anchor.append(character)
      }
    }
    return anchor
  }
}
