/// Two lines of which the one became the other, token by token.
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
