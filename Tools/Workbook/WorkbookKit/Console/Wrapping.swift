/// Breaks a message into lines.
package enum Wrapping {
  /// A message's lines, none longer than `width` unless a single word is.
  ///
  /// A line that fits is left as it is, with all its blanks, so that pictures stay aligned.
  package static func lines(
    of spans: [Message.Span],
    width: Int,
    indent: Int,
    hanging: Int
  ) -> [[Message.Span]] {
    paragraphs(of: spans)
      .flatMap { line -> [[Message.Span]] in
        let margin = Message.Span(text: String(repeating: " ", count: indent), tone: .plain)
        if indent + length(of: line) <= width { return [line.isEmpty ? [] : [margin] + line] }
        return broken(line, width: width, indent: indent, hanging: hanging)
      }
  }

  /// A line in pieces of at most `width` columns, cut wherever that is.
  package static func cut(_ line: [Message.Span], width: Int) -> [[Message.Span]] {
    guard length(of: line) > width else { return [line] }
    var lines: [[Message.Span]] = [[]]
    var room = width
    for span in line {
      var rest = Substring(span.text)
      while !rest.isEmpty {
        if room == 0 {
          lines.append([])
          room = width
        }
        var part = span
        part.text = String(rest.prefix(room))
        lines[lines.count - 1].append(part)
        rest = rest.dropFirst(part.text.count)
        room -= part.text.count
      }
    }
    return lines
  }

  static func length(of spans: [Message.Span]) -> Int {
    spans.reduce(0) { $0 + $1.text.count }
  }

  /// The lines that the message itself asks for.
  private static func paragraphs(of spans: [Message.Span]) -> [[Message.Span]] {
    var lines: [[Message.Span]] = [[]]
    for span in spans {
      let parts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, part) in parts.enumerated() {
        if place > 0 { lines.append([]) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1]
          .append(Message.Span(text: String(part), tone: span.tone, link: span.link))
      }
    }
    return lines
  }

  private static func broken(
    _ line: [Message.Span],
    width: Int,
    indent: Int,
    hanging: Int
  ) -> [[Message.Span]] {
    var lines: [[Message.Span]] = []
    var margin = indent
    var current: [Message.Span] = []
    var column = margin
    for word in words(of: line) {
      let size = length(of: word.spans)
      if !current.isEmpty, column + word.blanks + size > width {
        lines.append([blanks(margin)] + current)
        margin = indent + hanging
        current = []
        column = margin
      }
      // At the beginning of a broken line only its margin is left blank.
      let gap = lines.isEmpty || !current.isEmpty ? word.blanks : 0
      // A blank between two words of one tone is of that tone, so that they stay one piece.
      let tone = word.spans.first?.tone == current.last?.tone ? current.last?.tone : nil
      current += [blanks(gap, tone ?? .plain)] + word.spans
      column += gap + size
    }
    return current.isEmpty ? lines : lines + [[blanks(margin)] + current]
  }

  /// A word, which may be made of pieces in several tones, and the blanks before it.
  private struct Word {
    var blanks = 0
    var spans: [Message.Span] = []
  }

  private static func words(of line: [Message.Span]) -> [Word] {
    var words = [Word()]
    for span in line {
      for (place, part) in span.text
        .split(
          separator: " ",
          omittingEmptySubsequences: false
        )
        .enumerated()
      {
        if place > 0 {
          let isGap = words[words.count - 1].spans.isEmpty
          if isGap { words[words.count - 1].blanks += 1 } else { words.append(Word(blanks: 1)) }
        }
        guard !part.isEmpty else { continue }
        words[words.count - 1].spans
          .append(Message.Span(text: String(part), tone: span.tone, link: span.link))
      }
    }
    return words.filter { !$0.spans.isEmpty }
  }

  private static func blanks(_ count: Int, _ tone: Message.Tone = .plain) -> Message.Span {
    Message.Span(text: String(repeating: " ", count: count), tone: tone)
  }
}

/// Lines that belong above each other, such as marbles with a common axis of time.
///
/// Where they are wider than the terminal all of them are folded at the same column, and the
/// parts stand one below the other, each with its labels: what is aligned stays so.
package struct Picture: Equatable, Sendable {
  package let lines: [String]

  package init(lines: [String]) {
    self.lines = lines
  }

  /// The least room for what is folded; with less, the lines are left as they are.
  private static let leastRoom = 12

  package func lines(width: Int) -> [String] {
    guard let longest = lines.map(\.count).max(), longest > width else { return lines }
    let labels = labelWidth
    let room = width - labels
    guard room >= Self.leastRoom else { return lines }
    let parts = (longest - labels + room - 1) / room
    return (0..<parts)
      .flatMap { part -> [String] in
        let rows = lines.compactMap { line -> String? in
          let rest = line.dropFirst(labels).dropFirst(part * room)
          guard part == 0 || !rest.isEmpty else { return nil }
          return String(line.prefix(labels)) + String(rest.prefix(room))
        }
        return part == 0 ? rows : [""] + rows
      }
  }

  /// The columns of the labels: up to where the second column begins, if all lines have one there.
  private var labelWidth: Int {
    let starts = lines.map { line -> Int? in
      let margin = line.prefix { $0 == " " }.count
      let label = line.dropFirst(margin)
      guard let gap = label.firstRange(of: "  ") else { return nil }
      let blanks = label[gap.lowerBound...].prefix { $0 == " " }.count
      return margin + label.distance(from: label.startIndex, to: gap.lowerBound) + blanks
    }
    // A line of blanks before its first mark begins behind the column, and never before it.
    let known = starts.compactMap(\.self)
    return known.count == lines.count ? known.min() ?? 0 : 0
  }
}
