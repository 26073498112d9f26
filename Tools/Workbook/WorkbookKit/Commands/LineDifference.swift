/// How one text becomes another, line by line.
struct LineDifference: Equatable, Sendable {
  /// A row of the difference; side by side, a changed row shows both.
  enum Row: Equatable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
    case changed(LinePair)
  }

  let rows: [Row]

  init(from old: [String], to new: [String]) {
    let changes = new.difference(from: old)
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      // All that changed between two lines that stayed.
      let (first, second) = (left, right)
      while removals.contains(left) { left += 1 }
      while insertions.contains(right) { right += 1 }
      rows += Self.paired(Array(old[first..<left]), Array(new[second..<right]))
      if right < new.count, left < old.count {
        rows.append(.same(new[right]))
        left += 1
        right += 1
      }
    }
    self.rows = rows
  }

  var isSame: Bool {
    rows.allSatisfy { row in
      if case .same = row { return true }
      return false
    }
  }

  /// Lines that are less alike than that are not shown as one that was changed.
  private static let leastLikeness = 0.4

  /// Puts lines beside each other that are most alike, without crossing.
  private static func paired(_ old: [String], _ new: [String]) -> [Row] {
    let pairs = old.map { line in new.map { LinePair(line, $0) } }
    // best[i][j]: how much likeness the lines from i and j on can have together.
    var best = Array(
      repeating: Array(repeating: 0.0, count: new.count + 1),
      count: old.count + 1
    )
    let worth = { (left: Int, right: Int) in
      let likeness = pairs[left][right].likeness
      return likeness < leastLikeness ? -1 : likeness + best[left + 1][right + 1]
    }
    for left in old.indices.reversed() {
      for right in new.indices.reversed() {
        best[left][right] = max(
          best[left + 1][right],
          best[left][right + 1],
          worth(left, right)
        )
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, worth(left, right) == best[left][right] {
        rows.append(.changed(pairs[left][right]))
        left += 1
        right += 1
      } else if left < old.count,
        right == new.count || best[left + 1][right] == best[left][right]
      {
        rows.append(.removed(old[left]))
        left += 1
      } else {
        rows.append(.added(new[right]))
        right += 1
      }
    }
    return rows
  }
}

extension LineDifference {
  /// The difference of two pieces of code, without the indentation that all their lines have.
  init(fromCode old: [SourceLine], to new: [SourceLine]) {
    let visible = (old + new).filter { !$0.trimmed.isEmpty }
    let margin = visible.map(\.indentation.count).min() ?? 0
    self.init(
      from: old.map { String($0.text.dropFirst(margin)) },
      to: new.map { String($0.text.dropFirst(margin)) }
    )
  }
}

/// Two versions of a line, compared token by token.
struct LinePair: Equatable, Sendable {
  /// Tokens that both lines have, or that only one of them has.
  struct Piece: Equatable, Sendable {
    var text: String
    let isDifferent: Bool
  }

  let old: [Piece]
  let new: [Piece]

  /// How much of the two lines is common, from 0 to 1: of their words, or of their signs where
  /// neither has a word.
  let likeness: Double

  init(_ old: String, _ new: String) {
    let (left, right) = (CodeTokens.of(old), CodeTokens.of(new))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in right.difference(from: left) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    self.old = Self.pieces(left, different: removed)
    self.new = Self.pieces(right, different: added)
    let hasWords = (left + right).contains(where: CodeTokens.isWord)
    let counts = { (token: String) in
      hasWords ? CodeTokens.isWord(token) : token.contains { !$0.isWhitespace }
    }
    let common = left.indices.count { !removed.contains($0) && counts(left[$0]) }
    let all = left.count(where: counts) + right.count(where: counts)
    likeness = all == 0 ? 1 : Double(2 * common) / Double(all)
  }

  /// The same tokens in as few pieces as possible.
  private static func pieces(_ tokens: [String], different: Set<Int>) -> [Piece] {
    tokens.indices.reduce(into: []) { pieces, place in
      let isDifferent = different.contains(place)
      if let last = pieces.last, last.isDifferent == isDifferent {
        pieces[pieces.count - 1].text += tokens[place]
      } else {
        pieces.append(Piece(text: tokens[place], isDifferent: isDifferent))
      }
    }
  }
}

/// Takes a line of code apart into names, numbers, blanks, and single signs.
enum CodeTokens {
  static func of(_ line: String) -> [String] {
    var tokens: [String] = []
    var kind: Kind?
    for character in line {
      let next = Kind(character)
      if next == kind, next != .sign, !tokens.isEmpty {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
      kind = next
    }
    return tokens
  }

  /// Whether a token is a name or a number.
  static func isWord(_ token: String) -> Bool {
    token.first.map { Kind($0) == .word } ?? false
  }

  private enum Kind {
    case word
    case blank
    case sign

    init(_ character: Character) {
      if character.isLetter || character.isNumber || character == "_" {
        self = .word
      } else {
        self = character.isWhitespace ? .blank : .sign
      }
    }
  }
}
