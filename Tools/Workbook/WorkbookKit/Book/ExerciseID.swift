/// The name of an exercise: its chapter's number and its own, as in `5.6`.
package struct ExerciseID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  package let chapter: Int
  package let number: Int

  package init(_ chapter: Int, _ number: Int) {
    self.chapter = chapter
    self.number = number
  }

  /// Reads `5.6`; anything else is nil.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let chapter = Int(digits: parts[0]), let number = Int(digits: parts[1])
    else { return nil }
    self.init(chapter, number)
  }

  /// Reads the number that begins a title, as in `5.6 map`.
  package init?(leading title: some StringProtocol) {
    self.init(title.prefix { $0.isNumber || $0 == "." })
  }

  package var description: String { "\(chapter).\(number)" }

  /// What the names of the files begin with that hold its tests, as in `05-06-`.
  package var testFilePrefix: String {
    [chapter, number].map { $0 < 10 ? "0\($0)-" : "\($0)-" }.joined()
  }

  package static func < (left: ExerciseID, right: ExerciseID) -> Bool {
    (left.chapter, left.number) < (right.chapter, right.number)
  }
}

extension Int {
  /// Reads a number that is written in one to four decimal digits, and nothing else.
  package init?(digits text: some StringProtocol) {
    let digits = text.utf8
    guard (1...4).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    self.init(text)
  }
}

/// What a command is about: a chapter, or one exercise of it.
package enum Target: Equatable, Sendable, CustomStringConvertible {
  case chapter(Int)
  case exercise(ExerciseID)

  /// Reads `5`, `05` or `5.6`; anything else is nil.
  package init?(_ text: String) {
    if let chapter = Int(digits: text) {
      self = .chapter(chapter)
    } else if let exercise = ExerciseID(text) {
      self = .exercise(exercise)
    } else {
      return nil
    }
  }

  package var chapter: Int {
    switch self {
    case .chapter(let number): number
    case .exercise(let exercise): exercise.chapter
    }
  }

  package var description: String {
    switch self {
    case .chapter(let number): "\(number)"
    case .exercise(let exercise): "\(exercise)"
    }
  }
}
