extension Messages {
  static let stacking: Message = "stacking your chapters …"

  static func suspecting(_ stack: Stack, below chapter: Chapter) -> Message {
    let other = stack.chapters.first { $0.number != chapter.number }
    return other.map { "checking whether it is your chapter \($0.number) …" }
      ?? "checking chapter \(chapter.number) on the reference …"
  }

  // MARK: Before the stacking

  @BlockBuilder
  static func notGraduated(
    _ chapter: Chapter,
    below count: Int,
    at exercise: Exercise?
  ) -> [Block] {
    let place = exercise.map { " (\($0.id) is next)" } ?? ""
    if count == 0 {
      say(
        """
        Chapter \(chapter.number, .strong) is not done yet\(place), and it is the first one: there \
        is nothing to stack.
        """
      )
      under("Go on with \(command: "test \(chapter.number)").")
    } else {
      say(
        """
        Chapter \(chapter.number, .strong) is the first that is not done\(place), so the stack \
        goes up to the one before it.
        """
      )
      Block.blank
    }
  }

  // MARK: What came of it

  static func stands(_ chapter: Chapter) -> [Block] {
    [say("\("✓", .good) \(chapter.name) stands")]
  }

  /// Where it breaks, and with which test or error.
  @BlockBuilder
  static func breaks(_ report: ChapterReport, _ stack: Stack) -> [Block] {
    say("\("✗ \(report.chapter.name) breaks", .bad)")
    Block.blank
    if let failure = report.compileFailure {
      compileFailure(failure.mapped(stack.original), report.chapter, in: stack.book.tree)
    } else if let current = report.current {
      Messages.failure(current.mapped(stack.original), in: stack.tree)
    } else {
      otherFailures(report.otherFailures, in: stack.tree)
    }
  }

  /// Whose doing it is that a chapter breaks.
  @BlockBuilder
  static func explanation(_ finding: Suspects.Finding, of chapter: Chapter) -> [Block] {
    switch finding {
    case .chapter(let other):
      say(
        """
        The tests of chapter \(chapter.number) fail on \("your chapter \(other.number)", .strong), \
        and pass on the reference's: chapter \(chapter.number) needs something from it that its own \
        tests do not ask for.
        """
      )
      under("Look in \(other.starters, .strong)")
      under("or at   \(command: "compare \(other.number).1")")
    case .itself:
      say(
        """
        They fail on the reference as well, so it is chapter \(chapter.number) itself: \
        \(command: "test \(chapter.number)").
        """
      )
    case .several(let chapters):
      say(
        """
        It passes on each of your chapters alone (\(list(chapters.map { "\($0.number)" }))), and \
        fails on all of them together: two of them do not fit together.
        """
      )
    }
    Block.blank
  }

  @BlockBuilder
  static func graduated(_ chapters: Int, lines: Int, isWhole: Bool) -> [Block] {
    Block.blank
    if isWhole {
      say(
        """
        \("This is your Rx, whole", .good): \(count(chapters, "chapter")), and \
        \(count(lines, "line")) of your own. Congratulations.
        """
      )
    } else {
      let stand = chapters == 1 ? "1 chapter stands" : "\(chapters) chapters stand on each other"
      say("\(stand, .good), with \(count(lines, "line")) of your own.")
    }
  }
}
