extension Messages {
  static let watchNeedsTerminal: [Block] = [
    say(
      """
      There is no terminal to watch in. \(command: "test") runs the tests once, wherever its output \
      goes.
      """
    )
  ]

  static let watchPolls: [Block] = [
    say(
      """
      \("Note", .note): the system can't watch more files, so the workbook looks for changes \
      itself, about twice a second.
      """
    ),
    .blank,
  ]

  // MARK: The head

  @BlockBuilder
  static func watchHead(_ state: WatchState) -> [Block] {
    let count = state.chapter.exercises.count
    say("\(state.chapter.name, .strong)  \("\(state.doneCount) of \(count) done", .faint)")
    say("\("\(activity(state))", .note)")
    Block.blank
  }

  private static func activity(_ state: WatchState) -> String {
    switch state.activity {
    case .running(.waiting, _): "another workbook is running here; waiting for it"
    case .running(.running(let phase), let seconds):
      self.phase(phase, of: state.chapter, seconds: seconds).text(program: "")
    case .ended, nil: resting(state)
    }
  }

  private static func resting(_ state: WatchState) -> String {
    guard case .report(_, let timing?) = state.verdict else { return "watching: save to run again" }
    return """
      watching; \(hundredths(timing.total)) from save to verdict \
      (build \(hundredths(timing.build)), tests \(hundredths(timing.tests)))
      """
  }

  private static func hundredths(_ seconds: Double) -> String {
    let number = Int((seconds * 100).rounded())
    return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100) s"
  }

  // MARK: News

  static func news(_ news: WatchState.News) -> Block {
    switch news {
    case .followed(let exercise):
      say("You saved a file of \(exercise.name, .strong), so this is about that exercise.")
    case .chapterDone(let chapter): say("\("✓ \(chapter.name) is done, all of it.", .good)")
    case .bookDone: say("\("✓ The book is done: this Rx is yours. Congratulations.", .good)")
    case .nothingBefore: say("This is the first exercise of the book.")
    case .nothingElse: say("Nothing else is open: all the rest is done.")
    }
  }

  static func firstRun(of exercise: Exercise) -> [Block] {
    [say("\(exercise.name, .strong)"), .blank, say("The first verdict is on its way.")]
  }

  // MARK: Questions

  @BlockBuilder
  static func question(_ question: WatchState.Question) -> [Block] {
    switch question {
    case .reset(let exercise):
      say("Bring \(exercise.name, .strong) back to its starter?")
      say("What you have is kept in .workbook/backups.")
    case .compare(let exercise):
      say("\(exercise.name, .strong) is not done yet. Look at the answer anyway?")
    }
    Block.blank
    say("\("y", .strong) yes   \("any other key", .strong) no")
  }

  // MARK: The foot

  static func watchFoot(_ page: WatchState.Page) -> [Block] {
    switch page {
    case .question: []
    case .map:
      [
        .blank,
        say(
          "\(keys([("↑↓", "choose"), ("Enter", "go there"), ("Esc", "back"), ("q", "quit")]))"
        ),
      ]
    case .text, .comparison:
      [.blank, say("\(keys([("Enter", "back"), ("h", "hint"), ("q", "quit")]))")]
    case .verdict:
      [
        .blank,
        say(
          keys([
            ("h", "hint"), ("c", "compare"), ("n", "next"), ("p", "previous"),
            ("l", "list"), ("r", "reset"),
            ("q", "quit"),
          ])
        ),
      ]
    }
  }

  private static func keys(_ keys: [(key: String, meaning: String)]) -> Message {
    keys.reduce(Message("")) { line, key in
      let meaning = key.meaning.replacing(" ", with: "\u{A0}")
      return
        "\(line)\(line.spans.count > 1 ? "   " : "")\(key.key, .strong)\u{A0}\(meaning, .faint)"
    }
  }

  static func moreBelow(_ lines: Int) -> Message {
    lines == 0
      ? "\("the end; ↑ goes back", .faint)"
      : "\("↓ \(count(lines, "more line"))", .faint)"
  }
}
