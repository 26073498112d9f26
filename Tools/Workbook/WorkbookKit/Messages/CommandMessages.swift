extension Messages {
  // MARK: list

  @BlockBuilder
  static func map(_ rows: [ListCommand.Row]) -> [Block] {
    let width = rows.map(\.title.count).max() ?? 0
    for row in rows {
      Block.prose(line(row, width), hanging: 6)
    }
    Block.blank
    say("\("As of the last run.", .faint) \(command: "test") runs the tests anew.")
  }

  private static func line(_ row: ListCommand.Row, _ width: Int) -> Message {
    let number = row.number < 10 ? " \(row.number)" : "\(row.number)"
    let title = row.title + String(repeating: " ", count: width - row.title.count)
    let done = "\(row.done) of \(row.exercises) done"
    if row.isCurrent { return "> \(number)  \(title, .strong)  \(done)  \("you are here", .note)" }
    let isDone = row.exercises > 0 && row.done == row.exercises
    let sign: Message = isDone ? "\("✓", .good)" : " "
    return "\(sign) \(number)  \(title)  \(done)"
  }

  // MARK: hint

  @BlockBuilder
  static func hints(
    _ hints: [LessonExercise.Hint],
    of exercise: Exercise,
    left: Int,
    lesson: String
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
      say("\(command: "hint \(exercise.id)") shows the next one; there \(more) more.")
    } else {
      say("That was the last one. The lesson: \(lesson)")
      say("The answer: \(command: "compare \(exercise.id)")")
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
