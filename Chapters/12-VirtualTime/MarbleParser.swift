/// Turns the pieces of a line into marks, one after the other.
struct MarbleParser {
  /// What was read so far, in order.
  private(set) var marks: [MarbleLine.Placed] = []

  /// The column in which the current group began; nil outside groups.
  private var group: Int?

  /// Reads one piece of a line whose groups are known to be well formed.
  mutating func read(_ piece: MarblePiece) {
    // exercise 12.10: Note in `group` where a group begins and ends, and `add` the mark that each
    //   other sign stands for; anything that is not a sign is the name of a value, and time needs
    //   no mark.
    // end 12.10
  }

  private mutating func add(_ mark: MarbleLine.Mark, from piece: MarblePiece) {
    // exercise 12.10: Everything in a group happens at one tick.
    let tick = piece.column
    // end 12.10
    marks.append(.init(tick: tick, mark: mark, column: piece.column))
  }
}
