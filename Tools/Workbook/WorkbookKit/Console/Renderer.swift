import Foundation

/// Makes text of blocks, for a certain terminal.
package struct Renderer: Sendable {
  package let terminal: Terminal

  /// How the reader started the workbook, to be repeated in what is to be typed next.
  package let program: String

  /// Whether a line that is still too long is cut, as on a screen where it can't go on by itself.
  package var isCutting = false

  package init(terminal: Terminal, program: String, isCutting: Bool = false) {
    self.terminal = terminal
    self.program = program
    self.isCutting = isCutting
  }

  package func text(_ blocks: [Block]) -> String {
    blocks.map { lines(of: $0).map { $0 + "\n" }.joined() }.joined()
  }

  package func lines(_ blocks: [Block]) -> [String] {
    blocks.flatMap(lines)
  }

  private func lines(of block: Block) -> [String] {
    switch block {
    case .blank:
      [""]
    case .prose(let message, let indent, let hanging):
      Wrapping.lines(
        of: resolved(message),
        width: terminal.width,
        indent: indent,
        hanging: hanging
      )
      .flatMap(cut).map(render)
    case .verbatim(let message, let indent):
      Wrapping.lines(of: resolved(message), width: .max, indent: indent, hanging: 0)
        .flatMap(cut).map(render)
    case .picture(let picture, let indent, let tone):
      picture.lines(width: terminal.width - indent)
        .map { line in
          let margin = Message.Span(text: String(repeating: " ", count: indent), tone: .plain)
          return render(line.isEmpty ? [] : [margin, .init(text: line, tone: tone)])
        }
    }
  }

  private func cut(_ line: [Message.Span]) -> [[Message.Span]] {
    isCutting ? Wrapping.cut(line, width: terminal.columns) : [line]
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
        var text = span.text.replacing("\u{A0}", with: " ")
        if terminal.hasLinks, let link = span.link { text = Hyperlink.text(text, to: link) }
        guard terminal.hasColour, let code = Self.code(of: span.tone) else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
      }
    let line = texts.joined()
    return terminal.hasColour ? line : line.trimmingTrailingBlanks
  }

  /// The same words with as few changes of tone as possible.
  private static func merged(_ spans: [Message.Span]) -> [Message.Span] {
    spans.reduce(into: []) { merged, span in
      if let last = merged.last, last.tone == span.tone, last.link == span.link {
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

/// A text that a terminal opens when it is clicked on (OSC 8).
package enum Hyperlink {
  /// The text, with the sequences around it that make it a link to a file.
  package static func text(_ text: String, to target: String) -> String {
    "\u{1B}]8;;\(target)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The address of a place in a file; an anchor stays behind its `#`.
  package static func address(ofFile path: String, anchor: String?) -> String {
    let file = URL(fileURLWithPath: path).absoluteString
    guard let anchor else { return file }
    let allowed = CharacterSet.urlFragmentAllowed
    return "\(file)#\(anchor.addingPercentEncoding(withAllowedCharacters: allowed) ?? anchor)"
  }

  /// Whether the terminal is one of those that are known to show links: others may print them.
  package static func isKnown(in environment: [String: String]) -> Bool {
    if let wish = environment["FORCE_HYPERLINK"] { return wish != "0" && !wish.isEmpty }
    let number = { (name: String) in
      environment[name].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    }
    // Inside of tmux and screen the variables of the terminal outside may be left over.
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return false }
    let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
    return programs.contains(environment["TERM_PROGRAM"] ?? "") || number("VTE_VERSION") >= 5000
      || environment["KITTY_WINDOW_ID"] != nil || environment["WT_SESSION"] != nil
      || environment["DOMTERM"] != nil || number("KONSOLE_VERSION") >= 201_200
      || (environment["TERM"] ?? "").hasPrefix("alacritty")
  }
}
