/// Everything that the workbook says to people, so that it can be read as one text.
///
/// The rest of it stands in the files beside this one, each about one thing.
enum Messages {
  static let version = "workbook 1.0"

  /// A paragraph at the margin.
  static func say(_ message: Message) -> Block { .prose(message) }

  /// A paragraph that belongs to the one before it.
  static func under(_ message: Message) -> Block { .prose(message, indent: 2) }

  /// What a person types, to be copied whole: no line ends in it.
  static func typed(_ text: String) -> Message {
    Message(text.replacing(" ", with: "\u{A0}"), .strong)
  }

  // MARK: What happens while a reader waits

  static func phase(
    _ phase: ChapterRunner.Phase,
    of chapter: Chapter,
    seconds: Double
  ) -> Message {
    switch phase {
    case .building: "building chapter \(chapter.number) … \(Int(seconds)) s"
    case .testing: "testing chapter \(chapter.number) …"
    case .isolating(let id):
      "the tests did not get to their end; running exercise \(id) by itself …"
    }
  }

  static let waitingForOther: [Block] = [
    say("Another workbook is running in this folder. Waiting for it to end; Ctrl-C gives up.")
  ]

  static let interrupted: [Block] = [say("Stopped. Nothing is lost, and nothing is left running.")]

  // MARK: Progress

  static func corruptProgress(file: String, aside: String?) -> [Block] {
    let where_: Message =
      aside.map { "It is kept as \($0, .strong)" } ?? "It could not be moved aside"
    return [
      say(
        """
        The file \(file, .strong) can't be read, so the workbook starts without it. \(where_); \
        your code is not touched, and the tests will find out how far you are.
        """
      ),
      .blank,
    ]
  }

  static func progressNotSaved(_ trouble: Trouble?) -> [Block] {
    var reason = ""
    if case .unwritable(_, let text) = trouble { reason = " (\(text))" }
    return [
      say(
        """
        Your progress could not be saved\(reason). The verdict stands all the same; only the place \
        where the next run begins to look is not remembered.
        """
      )
    ]
  }

  // MARK: Small answers

  /// `2 tests`, `1 test`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// A number of seconds as it was asked for, without a fraction that is zero.
  static func patience(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
