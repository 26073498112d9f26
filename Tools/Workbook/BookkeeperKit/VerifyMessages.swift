import WorkbookKit

extension Messages {
  static let copying: Message = "copying …"

  static func verifying(_ chapter: Chapter, _ check: Check, _ step: Int, of count: Int) -> Message {
    count > 1
      ? "chapter \(chapter.number): \(check.rawValue) \(step) of \(count)"
      : "chapter \(chapter.number): \(check.rawValue)"
  }

  /// The result of a chapter, said as soon as it is known.
  static func verified(_ result: ChapterResult) -> [Block] {
    let time = seconds(result.seconds)
    guard !result.isPassed else {
      return [say("\("✓", .good) \(result.chapter.name)  \(time, .faint)")]
    }
    return [say("\("✗", .bad) \(result.chapter.name, .strong)  \(time, .faint)")]
      + Check.allCases.flatMap { check -> [Block] in
        let outcome = result.outcomes[check] ?? .init()
        return outcome.findings.flatMap { finding -> [Block] in
          [.prose("\(check.rawValue, .note): \(title(of: finding))", indent: 2, hanging: 2)]
            + details(of: finding).map { .verbatim($0, indent: 6) }
        }
      }
  }

  /// What was noted about the gaps of a chapter.
  static func marked(_ marks: GapMarks, in file: String) -> [Block] {
    let tests = marks.tests.values.map(\.count).reduce(0, +)
    return [
      say(
        """
        \(file): \(count(marks.tests.count, "gap")) of exercises that have several, and \
        \(count(tests, "test")) that \(tests == 1 ? "is" : "are") about a single one.
        """
      )
    ]
  }

  /// What a reader sees first about each wrong answer, exercise by exercise.
  static func firstMessages(_ results: [ChapterResult]) -> [Block] {
    results.flatMap(\.messages)
      .flatMap { message -> [Block] in
        let text = message.issue.saysSomething ? [message.issue.text] : []
        let said = (text + message.issue.comments).flatMap { $0.split(separator: "\n") }
        return [
          .blank, say("\("\(message.exercise)", .strong) \(message.file, .faint)"),
          .prose("\(message.summary, .note)", indent: 2, hanging: 2),
          .prose("\("✗", .bad) \(message.test)", indent: 2, hanging: 2),
        ] + said.map { .verbatim("\(String($0))", indent: 6) }
      }
  }

  /// All chapters and checks.
  static func verifyTable(_ results: [ChapterResult], seconds total: Double) -> [Block] {
    let names = results.map { "\($0.chapter.digits) \($0.chapter.title)" }
    let width = (names.map(\.count).max() ?? 0) + 2
    let header = column("", width) + Check.allCases.map { column($0.rawValue, 11) }.joined()
    let rows = zip(results, names)
      .map { result, name in
        Check.allCases.reduce(Message(column(name, width))) { row, check in
          "\(row)\(cell(result.outcomes[check] ?? .init(isSkipped: true)))"
        }
      }
    let findings = results.flatMap(\.outcomes.values).map(\.findings.count).reduce(0, +)
    return [.blank, .verbatim("\(header, .faint)")]
      + zip(rows, results).map { .verbatim("\($0)\(seconds($1.seconds), .faint)") }
      + [
        .blank
      ] + slowest(results) + [
        say(
          findings == 0
            ? "\("All is as it should be.", .good)  \(seconds(total), .faint)"
            : "\("\(count(findings, "problem")) found.", .bad)  \(seconds(total), .faint)"
        )
      ]
  }

  /// The trials that took longest, of all chapters.
  private static func slowest(_ results: [ChapterResult]) -> [Block] {
    let trials = results.flatMap(\.trials).sorted { $0.value > $1.value }.prefix(10)
    guard !trials.isEmpty else { return [] }
    let rows = trials.map { variant, time in
      Block.verbatim("\(padded(seconds(time), 8), .faint)\(name(of: variant))", indent: 2)
    }
    return [say("The slowest trials:")] + rows + [.blank]
  }

  private static func cell(_ outcome: ChapterResult.Outcome) -> Message {
    if outcome.isSkipped { return "\(column("not tried", 11), .note)" }
    if outcome.findings.isEmpty { return "\(column("✓ \(outcome.count)", 11), .good)" }
    return "\(column("✗ \(outcome.findings.count)", 11), .bad)"
  }

  /// A column of a table, apart from the next one.
  private static func column(_ text: String, _ width: Int) -> String {
    padded(text, max(width, text.count + 1))
  }
}
