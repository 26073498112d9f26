extension Messages {
  /// What is wrong with an exercise: its first failure, or all of them.
  @BlockBuilder
  static func failure(_ report: ExerciseReport, in tree: Tree, all: Bool = false) -> [Block] {
    if !report.state.isDone {
      say("\(report.exercise.name, .strong)")
      reason(report, in: tree, all: all)
      printed(report)
    }
  }

  @BlockBuilder
  private static func reason(_ report: ExerciseReport, in tree: Tree, all: Bool) -> [Block] {
    switch report.state {
    case .done: [Block]()
    case .untested:
      under("None of its tests ran.")
      Block.blank
    case .failing: issues(of: report, in: tree, all: all, sign: "\("✗", .bad)")
    case .notBegun: issues(of: report, in: tree, all: all, sign: "\("·", .faint)")
    case .trapped(let trap): trapped(trap, report)
    case .hung(let timeout): hung(timeout, report)
    case .quit(let code):
      say(
        """
        \("✗", .bad) The program ended by itself, with code \(code), in the middle of \
        \(running(report)): something called exit. Take that call out; the tests decide when \
        they are done.
        """
      )
      Block.blank
    }
  }

  /// The last lines that the reader's code printed in the test that is shown.
  @BlockBuilder
  private static func printed(_ report: ExerciseReport) -> [Block] {
    let lines = report.printed.suffix(20)
    if !lines.isEmpty {
      let left = report.printed.count - lines.count
      under(
        left > 0 ? "Your code printed, after \(count(left, "other line")):" : "Your code printed:"
      )
      for line in lines { Block.verbatim("\(shortened(line))", indent: 4) }
      Block.blank
    }
  }

  /// The tests of a chapter that belong to no exercise, and fail.
  @BlockBuilder
  static func otherFailures(_ tests: [TestRecord], in tree: Tree) -> [Block] {
    say("Apart from the exercises, these tests of the chapter fail:")
    Block.blank
    for test in tests {
      for failure in test.issues.prefix(1) {
        issue(failure, in: test, tree, sign: "\("✗", .bad)")
      }
    }
  }

  @BlockBuilder
  private static func issues(
    of report: ExerciseReport,
    in tree: Tree,
    all: Bool,
    sign: Message
  ) -> [Block] {
    let failures = report.tests.flatMap { test in
      test.mainIssues.map { (test: test, issue: $0.issue, more: $0.more) }
    }
    let shown = all ? failures[...] : failures.prefix(1)
    let rest = Set(failures.map(\.test.id)).subtracting(shown.map(\.test.id)).count
    for failure in shown {
      issue(failure.issue, in: failure.test, tree, sign: sign, more: failure.more)
    }
    if rest > 0 {
      let more = "\(count(rest, "more test")) of this exercise \(rest == 1 ? "fails" : "fail")"
      under("\("\(more);", .faint) \(command: "test \(report.exercise.id) --all")")
      Block.blank
    }
  }

  @BlockBuilder
  private static func issue(
    _ issue: TestIssue,
    in test: TestRecord,
    _ tree: Tree,
    sign: Message,
    more: Int = 0
  ) -> [Block] {
    Block.prose("\(sign) \(test.name)", hanging: 2)
    under("\("\(tree.relative(issue.file)):\(issue.line)", .faint)")
    Block.blank
    if issue.text.count > longest, let comparison = LongComparison(issue.text) {
      differences(comparison)
      Block.blank
    } else if issue.saysSomething {
      Block.prose("\(shortened(issue.text))", indent: 2, hanging: 2)
      if let difference = issue.difference.flatMap(inWords) {
        Block.prose("\(shortened(difference))", indent: 2, hanging: 2)
      }
      Block.blank
    }
    for comment in issue.comments {
      Messages.comment(comment)
      Block.blank
    }
    if more > 0 {
      let noun = more == 1 ? "expectation fails" : "expectations fail"
      under("\("\(more) more \(noun) in this line.", .faint)")
      Block.blank
    }
  }

  /// What a test's author says: sentences, and pictures in lines that stand in.
  private static func comment(_ comment: String) -> [Block] {
    var blocks: [Block] = []
    var picture: [String] = []
    func close() {
      guard !picture.isEmpty else { return }
      blocks.append(.picture(Picture(lines: picture), indent: 2, tone: .note))
      picture = []
    }
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") {
        picture.append(String(line))
      } else {
        close()
        blocks.append(under("\(line, .note)"))
      }
    }
    close()
    return blocks
  }

  @BlockBuilder
  private static func trapped(_ trap: Trap, _ report: ExerciseReport) -> [Block] {
    say("\("✗", .bad) The program crashed in \(running(report)).")
    if let message = trap.message {
      Block.blank
      Block.prose("\(message)", indent: 2, hanging: 2)
    }
    if let location = trap.location {
      under("\("\(location.file):\(location.line)", .strong)")
    }
    if !trap.picture.isEmpty {
      Block.blank
      under("\(Trap.headOfPicture)")
      Block.blank
      for line in trap.picture { under("\(line, .note)") }
    }
    if trap.isBadAccess {
      Block.blank
      under(
        """
        Infinite recursion ends like this, and so can two threads that change one variable at the \
        same moment.
        """
      )
    }
    if trap.isOverlap {
      Block.blank
      under(
        """
        While a variable was being changed, other code used it. That happens if what was in it is \
        freed by the change, and its `deinit`, or a `dispose()` that this calls, comes back to the \
        variable.
        """
      )
    }
    Block.blank
  }

  @BlockBuilder
  private static func hung(_ timeout: Double, _ report: ExerciseReport) -> [Block] {
    say(
      """
      \("✗", .bad) No progress for \(Messages.limit(timeout)) in \(running(report)), so it \
      was ended.
      """
    )
    Block.blank
    under(
      """
      Look for a loop that does not end, for a lock that is taken twice, and for something that \
      the code waits for and that never comes.
      """
    )
    Block.blank
  }

  /// How many characters of a value are shown.
  private static let longest = 300

  /// The first places where two long lists differ.
  private static func differences(_ comparison: LongComparison) -> [Block] {
    let (seen, expected) = comparison.counts
    let shown = comparison.differences.prefix(3)
    let rest = comparison.differences.count - shown.count
    let lines = shown.map { difference in
      Block.prose(
        """
        at \(difference.place): \(shortened(difference.seen ?? "nothing"), .strong), expected \
        \(shortened(difference.expected ?? "nothing"), .strong)
        """,
        indent: 4,
        hanging: 2
      )
    }
    let head = under("The lists differ (\(count(seen, "element")), expected \(expected)):")
    return [head] + lines
      + (rest > 0 ? [.prose("and at \(count(rest, "more place"))", indent: 4)] : [])
  }

  /// How what was seen, on the left, differs from what was expected, on the right.
  ///
  /// - Parameter difference: What the library says, such as `inserted [1], removed [2]`.
  /// - Returns: A sentence or two; nil if there is nothing to say.
  private static func inWords(_ difference: String) -> String? {
    var rest = Substring(difference)
    var (more, fewer): (Substring?, Substring?)
    if rest.hasPrefix("inserted ") {
      let end = rest.firstRange(of: "], removed [")
      more = rest[..<(end.map { rest.index(after: $0.lowerBound) } ?? rest.endIndex)].dropFirst(9)
      rest = end.map { rest[$0.lowerBound...].dropFirst(3) } ?? ""
    }
    if rest.hasPrefix("removed ") { fewer = rest.dropFirst(8) }
    return switch (more, fewer) {
    case (let more?, let fewer?) where more == fewer: "The same elements, in another order."
    case (let more?, let fewer?): "Not expected: \(more). Missing: \(fewer)."
    case (let more?, nil): "Not expected: \(more)."
    case (nil, let fewer?): "Missing: \(fewer)."
    case (nil, nil): difference.isEmpty ? nil : difference
    }
  }

  /// A value may be a list of a thousand elements; its beginning says enough.
  private static func shortened(_ text: String) -> String {
    guard text.count > longest else { return text }
    return "\(text.prefix(longest)) … (\(text.count - longest) more characters)"
  }

  private static func running(_ report: ExerciseReport) -> Message {
    let names = report.running.map { "“\($0.name)”" }
    return names.isEmpty ? "its tests" : "\(list(names))"
  }
}

extension Messages {
  /// The reader's own errors; of other people's files no more than is needed.
  @BlockBuilder
  static func compileFailure(
    _ failure: CompileFailure,
    _ chapter: Chapter,
    in tree: Tree
  ) -> [Block] {
    if !failure.own.isEmpty {
      let number = count(failure.own.count, "error")
      say("\("Chapter \(chapter.number) does not compile", .bad): \(number) in your files.")
      Block.blank
      errors(failure.own, in: tree)
    } else if let error = failure.foreign.first, error.file == "Package.swift" {
      say(
        """
        \("Package.swift does not compile", .bad), so nothing can be built. \
        \(typed("git diff Package.swift")) shows what was changed in it; take that back.
        """
      )
      Block.blank
      errors(failure.foreign, in: tree)
    } else if !failure.foreign.isEmpty {
      say(
        """
        \("Chapter \(chapter.number) does not compile", .bad), though the errors are not in your \
        files. Other files use what yours declare: was something renamed or deleted, or its \
        type changed? The names outside the exercises have to stay.
        """
      )
      Block.blank
      errors(failure.foreign, in: tree)
    } else {
      say(
        """
        \("Chapter \(chapter.number) could not be built", .bad), and not because of an error in \
        a file. The build said:
        """
      )
      Block.blank
      for line in failure.other.suffix(5) {
        Block.prose("\(line)", indent: 2, hanging: 2)
      }
      Block.blank
      say(
        "\(command: "doctor") looks at the toolchain, the build folder and the links between tests."
      )
      Block.blank
    }
  }

  @BlockBuilder
  private static func errors(_ errors: [Diagnostic], in tree: Tree) -> [Block] {
    let shown = errors.prefix(3)
    for error in shown {
      Messages.error(error, in: tree)
    }
    if errors.count > shown.count {
      under("and \(errors.count - shown.count) more")
      Block.blank
    }
  }

  /// Place, message, and the line with a caret below the column.
  @BlockBuilder
  private static func error(_ error: Diagnostic, in tree: Tree) -> [Block] {
    say("\("\(error.file):\(error.line):\(error.column)", .strong)")
    Block.prose("\(error.message)", indent: 2, hanging: 2)
    if let advice = CompilerAdvice.advice(on: error) {
      Block.prose("\(advice, .note)", indent: 2)
    }
    if let line = tree.line(error.line, of: error.file) {
      let margin = line.indentation.utf8.count
      let caret = String(repeating: " ", count: max(0, error.column - 1 - margin)) + "^"
      Block.blank
      Block.verbatim("\(line.trimmed)", indent: 4)
      Block.verbatim("\(caret, .bad)", indent: 4)
    }
    for note in error.notes.prefix(3) {
      Block.prose(
        "\("\(tree.relative(note.file)):\(note.line)", .faint) \(note.message)",
        indent: 2,
        hanging: 2
      )
    }
    Block.blank
  }
}
