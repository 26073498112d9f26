extension Messages {
  // MARK: list

  @BlockBuilder
  static func map(_ rows: [ListCommand.Row], at now: Double, columns: Int) -> [Block] {
    let width = rows.map(\.title.count).max() ?? 0
    for row in rows {
      // What stands behind the title takes another 46 columns; in fewer, the numbers have to do.
      if columns < width + 46 {
        Block.prose(narrow(row, width), hanging: 6)
      } else {
        Block.prose(line(row, width, now), hanging: 6)
      }
    }
    Block.blank
    say("\("As of the last run.", .faint) \(command: "test") runs the tests anew.")
  }

  private static func narrow(_ row: ListCommand.Row, _ width: Int) -> Message {
    "\(name(of: row, width)) \(row.done)/\(row.exercises)"
  }

  private static func name(of row: ListCommand.Row, _ width: Int) -> Message {
    let number = row.number < 10 ? " \(row.number)" : "\(row.number)"
    let title = padded(row.title, width)
    let isDone = row.exercises > 0 && row.done == row.exercises
    let sign: Message = row.isCurrent ? ">" : isDone ? "\("✓", .good)" : " "
    return "\(sign) \(number)  \(title, row.isCurrent ? .strong : .plain)"
  }

  private static func line(_ row: ListCommand.Row, _ width: Int, _ now: Double) -> Message {
    let done = padded("\(row.done) of \(row.exercises) done", 13)
    let when = row.ranAt.map { padded(ago(now - $0), 11) }
    let here = row.isCurrent ? "you are here" : ""
    return "\(name(of: row, width))  \(done)  \(when ?? padded("", 11), .faint)  \(here, .note)"
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

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
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
      hint.text.map(text)
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

  private static func text(of line: String) -> Block {
    let isCode = line.hasPrefix("  ") || line.hasPrefix("`")
    return isCode ? .verbatim("\(line)", indent: 2) : .prose("\(line)", indent: 2)
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
    let now = version == .starter ? "is the starter again" : "holds the reference now"
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
        The file was damaged, and \(list(lost.map(\.description)), .strong) in it had to begin \
        anew as well; your code is in the copy.
        """
      )
    }
  }

  private static func isExercise(_ target: Target) -> Bool {
    if case .exercise = target { return true }
    return false
  }

  // MARK: generate

  @BlockBuilder
  static func generated(_ files: [String], of number: Int) -> [Block] {
    for file in files {
      say("wrote \(file)")
    }
    say("\(count(files.count, "starter")) written, \(number - files.count) as they should be.")
  }
}
