extension Messages {
  // MARK: list

  @BlockBuilder
  static func map(
    _ rows: [ListCommand.Row],
    at now: Double,
    columns: Int,
    chosen: Int? = nil
  ) -> [Block] {
    let width = rows.map(\.title.count).max() ?? 0
    for (place, row) in rows.enumerated() {
      let isChosen = place == chosen
      // What stands behind the title takes another 46 columns; in fewer, the numbers have to do.
      if columns < width + 46 {
        Block.prose(narrow(row, width, isChosen), hanging: 6)
      } else {
        Block.prose(line(row, width, now, isChosen), hanging: 6)
      }
    }
    Block.blank
    say("\("As of the last run.", .faint) \(command: "test") runs the tests again.")
  }

  private static func narrow(
    _ row: ListCommand.Row,
    _ width: Int,
    _ isChosen: Bool
  ) -> Message {
    "\(name(of: row, width, isChosen)) \(row.done)/\(row.exercises)"
  }

  private static func name(of row: ListCommand.Row, _ width: Int, _ isChosen: Bool) -> Message {
    let number = row.number < 10 ? " \(row.number)" : "\(row.number)"
    let title = padded(row.title, width)
    let isDone = row.exercises > 0 && row.done == row.exercises
    if isChosen { return "\("▸ \(number)  \(title)", .strong)" }
    let sign: Message = row.isCurrent ? ">" : isDone ? "\("✓", .good)" : " "
    return "\(sign) \(number)  \(title, row.isCurrent ? .strong : .plain)"
  }

  private static func line(
    _ row: ListCommand.Row,
    _ width: Int,
    _ now: Double,
    _ isChosen: Bool
  ) -> Message {
    let done = padded("\(row.done) of \(row.exercises) done", 13)
    let when = row.ranAt.map { padded(ago(now - $0), 11) }
    let here = row.isCurrent ? "you are here" : ""
    return
      "\(name(of: row, width, isChosen))  \(done)  \(when ?? padded("", 11), .faint)  \(here, .note)"
  }

  /// How long ago something was, in the largest unit that says enough.
  static func ago(_ seconds: Double) -> String {
    switch seconds {
    case ..<60: "now"
    case ..<3_600: "\(Int(seconds / 60)) min ago"
    case ..<86_400: "\(Int(seconds / 3_600)) h ago"
    default: "\(count(Int(seconds / 86_400), "day")) ago"
    }
  }

  // MARK: hint

  @BlockBuilder
  static func hints(
    _ hints: [LessonExercise.Hint],
    of exercise: Exercise,
    left: Int,
    lesson: String,
    around surroundings: ReportView.Surroundings
  ) -> [Block] {
    say("\(exercise.name, .strong)")
    Block.blank
    for hint in hints {
      say("\(hint.title, .note)")
      text(of: hint.text)
      Block.blank
    }
    if left > 0 {
      let more = left == 1 ? "is 1" : "are \(left)"
      let next: Message =
        surroundings == .watch ? "\("h", .strong)" : "\(command: "hint \(exercise.id)")"
      say("\(next) shows the next one; there \(more) more.")
    } else {
      say("That was the last one. The lesson: \(lesson)")
      let answer: Message =
        surroundings == .watch ? "\("c", .strong)" : "\(command: "compare \(exercise.id)")"
      say("The answer: \(answer)")
    }
  }

  /// Prose, and code in fences or in lines that stand in.
  private static func text(of lines: [String]) -> [Block] {
    var isCode = false
    return lines.compactMap { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      if isCode { return .verbatim("\(line)", indent: 4) }
      return line.hasPrefix("  ") ? .verbatim("\(line)", indent: 2) : .prose("\(line)", indent: 2)
    }
  }

  // MARK: reset and solve

  @BlockBuilder
  static func rewritten(
    _ target: Target,
    _ version: RewriteCommand.Version,
    _ kept: [Backups.Copy],
    alsoLost lost: [ExerciseID]
  ) -> [Block] {
    let what = isExercise(target) ? "Exercise \(target)" : "Chapter \(target)"
    let now =
      switch version {
      case .starter: "is the starter again"
      case .bareStarter: "is bare now: all that the gaps stood in is yours to write"
      case .reference: "holds the reference now"
      }
    if kept.isEmpty {
      say("\(what, .strong) \(now).")
    } else {
      say("\(what, .strong) \(now). What you had is kept; the way back:")
      for copy in kept {
        Block.verbatim("cp \(copy.backup) \(copy.file)", indent: 2)
      }
    }
    if !lost.isEmpty {
      say(
        """
        The file was damaged, so \(list(lost.map(\.description)), .strong) in it had to be reset \
        as well; your code is in the copy.
        """
      )
    }
  }

  /// Files in a chapter's folder that the book does not know, and the compiler does.
  static func strangers(_ files: [String]) -> [Block] {
    guard !files.isEmpty else { return [] }
    let isOne = files.count == 1
    return [
      say(
        """
        \(list(files), .strong) \(isOne ? "is" : "are") not part of the book, but still compiled with \
        the chapter. \(isOne ? "Was it" : "Were they") renamed? Move out what you want to keep.
        """
      )
    ]
  }

  private static func isExercise(_ target: Target) -> Bool {
    if case .exercise = target { return true }
    return false
  }

  // MARK: compare

  static func compareQuestion(_ exercise: Exercise) -> Message {
    "\(exercise.name) is not done yet. Look at the answer anyway? [y/N] "
  }

  static func compareReason(_ exercise: Exercise) -> String {
    "\(exercise.name) is not done yet, and comparing shows the answer."
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
