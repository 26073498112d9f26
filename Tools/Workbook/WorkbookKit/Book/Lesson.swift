/// A chapter's lesson, as far as the workbook needs to understand it.
package struct Lesson: Equatable, Sendable {
  /// The title of the chapter without its number, from the first heading.
  package let chapterTitle: String?

  package let exercises: [LessonExercise]
  package let fences: [Fence]

  /// The lines that are not code, with their numbers.
  package let prose: [Int: String]

  /// The headings, as addresses within the lesson.
  package let anchors: Set<String>

  /// The line of a fence that is never closed, from 1.
  package let openFence: Int?

  package func exercise(_ id: ExerciseID) -> LessonExercise? {
    exercises.first { $0.id == id }
  }
}

extension Lesson {
  package init(_ text: String) {
    var parser = LessonParser()
    for line in SourceLine.lines(of: text) { parser.read(line.text) }
    self = parser.finish()
  }
}

/// The section of a lesson that presents an exercise.
package struct LessonExercise: Equatable, Sendable {
  /// A folded block that helps.
  package struct Hint: Equatable, Sendable {
    /// What stands in the summary, such as `Hint 2`.
    package let title: String

    package let text: [String]
  }

  package let id: ExerciseID
  package let title: String

  /// The line of the heading, from 1.
  package let line: Int

  package var hints: [Hint]

  /// The part of the address behind `#` that leads to the heading.
  package var anchor: String { Self.anchor(of: "\(id) \(title)") }

  /// The address that forges give to a heading.
  package static func anchor(of heading: String) -> String {
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

/// A fenced block of a lesson.
package struct Fence: Equatable, Sendable {
  /// What the block says it is.
  package enum Kind: Equatable, Sendable {
    /// Compiled inside a function.
    case swift

    /// Compiled, run, and what it prints compared with the block of output that follows.
    case run

    /// Declarations for all later blocks of the lesson.
    case file

    /// A piece that does not stand alone.
    case excerpt

    /// What the run before it prints.
    case output

    /// Left alone.
    case other(String)
  }

  package let kind: Kind

  /// The line of the lesson on which the code begins, from 1.
  package let line: Int

  package let code: [String]

  /// The kind that an info string names.
  package static func kind(_ info: String) -> Kind {
    switch info.split(separator: " ").joined(separator: " ") {
    case "swift": .swift
    case "swift run": .run
    case "swift file": .file
    case "swift excerpt": .excerpt
    case "text output": .output
    default: .other(info)
    }
  }
}
