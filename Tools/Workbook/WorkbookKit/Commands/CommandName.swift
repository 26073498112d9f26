/// The names of the commands, in the order in which help lists them.
enum CommandName: String, CaseIterable, Sendable {
  case test
  case watch
  case list
  case hint
  case compare
  case reset
  case solve
  case graduate
  case doctor
  case completions
  case generate
  case verify
  case help

  /// Whether it is for those who keep the workbook.
  var isForMaintainers: Bool { self == .generate || self == .verify }
}

extension CommandName {
  /// The command that was probably meant by a word with a slip in it.
  init?(meantBy word: String) {
    let near = Self.allCases.map { (name: $0, slips: Self.slips(from: word, to: $0.rawValue)) }
      .min { $0.slips < $1.slips }
    guard let near, near.slips <= 2, near.slips < word.count else { return nil }
    self = near.name
  }

  /// The number of letters to change, insert or delete (Levenshtein's distance).
  private static func slips(from word: String, to other: String) -> Int {
    var row = Array(0...other.count)
    for (place, letter) in word.enumerated() {
      var next = [place + 1]
      for (column, target) in other.enumerated() {
        let change = row[column] + (letter == target ? 0 : 1)
        next.append(min(change, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[other.count]
  }
}
