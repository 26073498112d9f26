import Foundation
import Synchronization

/// The one place that writes to people.
final class Console: Sendable {
  let terminal: Terminal

  /// How the reader started the workbook, to be repeated in what is to be typed next.
  let program: String

  private let write: @Sendable (String) -> Void

  /// The line that will be written anew, as it stands on the terminal.
  private let status = Mutex("")

  init(_ terminal: Terminal, program: String, write: @escaping @Sendable (String) -> Void) {
    self.terminal = terminal
    self.program = program
    self.write = write
  }

  /// The console on an open channel: 1 for output, 2 for errors.
  convenience init(channel: Int32, program: String, environment: [String: String]) {
    self.init(Terminal(channel: channel, environment: environment), program: program) { text in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Foundation.write(channel, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
        bytes = bytes.dropFirst(max(0, count))
      }
    }
  }

  func show(_ blocks: [Block]) {
    let text = blocks.map(text).joined()
    status.withLock { status in
      write(Self.erasing(status) + text)
      status = ""
    }
  }

  func show(_ blocks: Block...) {
    show(blocks)
  }

  /// Writes text as it is, for programs.
  func raw(_ text: String) {
    write(text)
  }

  /// Shows what is going on, in a line that the next one replaces; nothing where nobody looks on.
  func showStatus(_ message: Message) {
    guard terminal.isInteractive else { return }
    let line = String(message.text(program: program).prefix(terminal.width - 1))
    status.withLock { status in
      guard line != status else { return }
      write(Self.erasing(status) + line)
      status = line
    }
  }

  func clearStatus() {
    show([])
  }

  private static func erasing(_ status: String) -> String {
    status.isEmpty ? "" : "\r\u{1B}[K"
  }

  // MARK: Rendering

  private func text(_ block: Block) -> String {
    switch block {
    case .blank:
      return "\n"
    case .prose(let message, let indent, let hanging):
      let spans = resolved(message)
      return
        Wrapping.lines(
          of: spans,
          width: terminal.width,
          indent: indent,
          hanging: hanging
        )
        .map { render($0) + "\n" }.joined()
    case .verbatim(let message, let indent):
      let spans = resolved(message)
      let lines = Wrapping.lines(of: spans, width: .max, indent: indent, hanging: 0)
      return lines.map { render($0) + "\n" }.joined()
    }
  }

  private func resolved(_ message: Message) -> [Message.Span] {
    message.spans.map { span in
      guard span.isCommand else { return span }
      // Blanks that no line ends at, so that a command can be copied whole.
      let command = "\(program) \(span.text)".replacing(" ", with: "\u{A0}")
      return Message.Span(text: command, tone: span.tone)
    }
  }

  private func render(_ spans: [Message.Span]) -> String {
    let texts = Self.merged(spans)
      .map { span in
        let text = span.text.replacing("\u{A0}", with: " ")
        guard terminal.hasColour, let code = Self.code(of: span.tone) else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
      }
    let line = texts.joined()
    return terminal.hasColour ? line : line.trimmingTrailingBlanks
  }

  /// The same words with as few changes of tone as possible.
  private static func merged(_ spans: [Message.Span]) -> [Message.Span] {
    spans.reduce(into: []) { merged, span in
      if let last = merged.last, last.tone == span.tone {
        merged[merged.count - 1].text += span.text
      } else if !span.text.isEmpty {
        merged.append(span)
      }
    }
  }

  private static func code(of tone: Message.Tone) -> Int? {
    switch tone {
    case .plain: nil
    case .strong: 1
    case .faint: 2
    case .good: 32
    case .bad: 31
    case .note: 33
    }
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
