/// One line of a file, with the line end that it has there.
struct SourceLine: Equatable, Sendable {
  /// What ends a line.
  enum Ending: String, Sendable {
    case newline = "\n"
    case carriageReturnNewline = "\r\n"

    /// The last line of a file that does not end with a newline.
    case endOfFile = ""
  }

  var text: String
  var ending: Ending

  init(_ text: String, ending: Ending = .newline) {
    self.text = text
    self.ending = ending
  }

  /// The blanks that the line begins with.
  var indentation: Substring {
    text.prefix { $0 == " " || $0 == "\t" }
  }

  /// The text without blanks at its ends.
  var trimmed: Substring {
    var rest = text.dropFirst(indentation.count)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }

  /// Takes a text apart, so that joining the lines gives it back byte for byte.
  static func lines(of text: String) -> [SourceLine] {
    var lines: [SourceLine] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        continue
      }
      let isWindows = line.last == UInt8(ascii: "\r")
      if isWindows { line.removeLast() }
      let text = String(decoding: line, as: UTF8.self)
      lines.append(SourceLine(text, ending: isWindows ? .carriageReturnNewline : .newline))
      line.removeAll(keepingCapacity: true)
    }
    if !line.isEmpty {
      lines.append(SourceLine(String(decoding: line, as: UTF8.self), ending: .endOfFile))
    }
    return lines
  }
}

extension Sequence where Element == SourceLine {
  /// The text that the lines were taken from.
  var joined: String {
    reduce(into: "") { text, line in
      text += line.text
      text += line.ending.rawValue
    }
  }

  /// The same lines, each with the given line end.
  func ending(with ending: SourceLine.Ending) -> [SourceLine] {
    map { SourceLine($0.text, ending: ending) }
  }

  /// Whether two texts say the same, whatever their line ends and the blanks at ends of lines.
  func saysTheSame(as other: some Sequence<SourceLine>) -> Bool {
    elementsEqual(other) { left, right in
      left.indentation == right.indentation && left.trimmed == right.trimmed
    }
  }
}
