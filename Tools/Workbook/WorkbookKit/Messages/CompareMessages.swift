extension Messages {
  static func compareQuestion(_ exercise: Exercise) -> Message {
    "\(exercise.name) is not done yet. Look at the answer all the same? [y/N] "
  }

  static func compareReason(_ exercise: Exercise) -> String {
    "\(exercise.name) is not done yet, and to compare shows the answer."
  }

  /// A reader's regions and the reference's, beside each other where there is room.
  @BlockBuilder
  static func comparison(
    of exercise: Exercise,
    _ comparisons: [RegionComparison],
    columns: Int
  ) -> [Block] {
    let rows = comparisons.flatMap(\.difference.rows)
    if let sides = SideBySide(rows, columns: columns) {
      say("\(exercise.name, .strong)")
      Block.blank
      sides.header("yours", "the reference").map { Block.verbatim($0) }
      Block.blank
      for comparison in comparisons {
        head(of: comparison)
        if !comparison.difference.isSame {
          comparison.difference.rows.flatMap(sides.lines).map { Block.verbatim($0) }
        }
        Block.blank
      }
    } else {
      say("\(exercise.name, .strong)   \("- yours", .bad)   \("+ the reference", .good)")
      Block.blank
      for comparison in comparisons {
        head(of: comparison)
        if !comparison.difference.isSame { unified(comparison.difference.rows) }
        Block.blank
      }
    }
  }

  @BlockBuilder
  private static func head(of comparison: RegionComparison) -> [Block] {
    say("\("\(comparison.file):\(comparison.line)", .faint)")
    say("\(comparison.goal)")
    if comparison.difference.isSame { under("Yours says the same.") }
  }

  /// One below the other: of neighbouring lines first all of the reader's, then all of ours.
  private static func unified(_ rows: [LineDifference.Row]) -> [Block] {
    var blocks: [Block] = []
    var waiting: [Block] = []
    for row in rows {
      switch row {
      case .same(let text):
        blocks += waiting
        waiting = []
        blocks.append(.verbatim("  \(text)"))
      case .removed(let text): blocks.append(.verbatim("\("- \(text)", .bad)"))
      case .added(let text): waiting.append(.verbatim("\("+ \(text)", .good)"))
      case .changed(let pair):
        blocks.append(.verbatim(line("- ", .bad, pair.old)))
        waiting.append(.verbatim(line("+ ", .good, pair.new)))
      }
    }
    return blocks + waiting
  }

  private static func line(
    _ mark: String,
    _ tone: Message.Tone,
    _ pieces: [LinePair.Piece]
  ) -> Message {
    pieces.reduce(Message(mark, tone)) { line, piece in
      "\(line)\(piece.text, piece.isDifferent ? tone : .plain)"
    }
  }
}
