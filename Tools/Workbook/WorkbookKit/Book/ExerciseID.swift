/// The name of an exercise: its chapter's number and its own, as in `5.6`.
struct ExerciseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  let chapter: Int
  let number: Int

  init(_ chapter: Int, _ number: Int) {
    self.chapter = chapter
    self.number = number
  }

  /// Reads `5.6`; anything else is nil.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let chapter = Int(digits: parts[0]), let number = Int(digits: parts[1])
    else { return nil }
    self.init(chapter, number)
  }

  /// Reads the number that begins a title, as in `5.6 map`.
  init?(leading title: some StringProtocol) {
    self.init(title.prefix { $0.isNumber || $0 == "." })
  }

  var description: String { "\(chapter).\(number)" }

  static func < (left: ExerciseID, right: ExerciseID) -> Bool {
    (left.chapter, left.number) < (right.chapter, right.number)
  }
}

extension Int {
  /// Reads a number that is written in one to four decimal digits, and nothing else.
  init?(digits text: some StringProtocol) {
    let digits = text.utf8
    guard (1...4).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    self.init(text)
  }
}
