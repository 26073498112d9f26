/// Everything that is said to people, so that it can be read as one text.
///
/// Here stands what both programs say; the rest is in the files of each that are named so.
package enum Messages {
  /// A paragraph at the margin.
  package static func say(_ message: Message) -> Block { .prose(message) }

  /// A paragraph that belongs to the one before it.
  package static func under(_ message: Message) -> Block { .prose(message, indent: 2) }

  /// What a person types, to be copied whole: no line ends in it.
  package static func typed(_ text: String) -> Message {
    Message(text.replacing(" ", with: "\u{A0}"), .strong)
  }

  /// A command or an option in a list, and what it does.
  package static func entry(_ command: String, _ summary: Message) -> Block {
    let padding = String(repeating: " ", count: max(1, 31 - command.count))
    return .prose("\(command, .strong)\(padding)\(summary)", indent: 2, hanging: 31)
  }

  package static let waitingForOther: [Block] = [
    say("Another workbook is running in this folder. Waiting for it to end; Ctrl-C gives up.")
  ]

  // MARK: Words and numbers

  /// `2 tests`, `1 test`.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  package static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A time that was measured, in tenths of a second.
  package static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// A time that was asked for, without a fraction that is zero.
  package static func limit(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
