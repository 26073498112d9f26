import Foundation

/// One line of a file, with the line end that it has there.
package struct SourceLine: Equatable, Sendable {
  /// What ends a line.
  package enum Ending: String, Sendable {
    case newline = "\n"
    case carriageReturnNewline = "\r\n"

    /// The last line of a file that does not end with a newline.
    case endOfFile = ""
  }

  package var text: String
  package var ending: Ending

  package init(_ text: String, ending: Ending = .newline) {
    self.text = text
    self.ending = ending
  }

  /// The blanks that the line begins with.
  package var indentation: Substring {
    text[..<text.firstVisible]
  }

  /// The text without blanks at its ends.
  package var trimmed: Substring {
    let start = text.firstVisible
    var end = text.utf8.endIndex
    while end > start {
      let before = text.utf8.index(before: end)
      guard text.utf8[before].isBlank else { break }
      end = before
    }
    return text[start..<end]
  }

  /// Takes a text apart, so that joining the lines gives it back byte for byte.
  package static func lines(of text: String) -> [SourceLine] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [SourceLine] = []
      var rest = UnsafeRawBufferPointer(bytes)[...]
      // `memchr`, since every file of the book comes by here.
      while let end = newline(in: rest) {
        var line = rest[..<end]
        let isWindows = line.last == UInt8(ascii: "\r")
        if isWindows { line = line.dropLast() }
        let text = String(decoding: UnsafeRawBufferPointer(rebasing: line), as: UTF8.self)
        lines.append(SourceLine(text, ending: isWindows ? .carriageReturnNewline : .newline))
        rest = rest[(end + 1)...]
      }
      if !rest.isEmpty {
        let text = String(decoding: UnsafeRawBufferPointer(rebasing: rest), as: UTF8.self)
        lines.append(SourceLine(text, ending: .endOfFile))
      }
      return lines
    }
  }

  private static func newline(in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    let rest = UnsafeRawBufferPointer(rebasing: bytes)
    guard let start = rest.baseAddress else { return nil }
    return memchr(start, Int32(UInt8(ascii: "\n")), rest.count)
      .map { found in
        bytes.startIndex + (UnsafeRawPointer(found) - start)
      }
  }
}

extension String {
  /// Where the first character stands that is no blank.
  fileprivate var firstVisible: Index {
    var place = utf8.startIndex
    while place < utf8.endIndex, utf8[place] == 32 || utf8[place] == 9 {
      place = utf8.index(after: place)
    }
    return place
  }
}

extension UInt8 {
  /// Whether it is a blank, a tab, or a return.
  fileprivate var isBlank: Bool { self == 32 || self == 9 || self == 13 }
}

extension Sequence where Element == SourceLine {
  /// The text that the lines were taken from.
  package var joined: String {
    reduce(into: "") { text, line in
      text += line.text
      text += line.ending.rawValue
    }
  }

  /// The same lines, each with the given line end.
  package func ending(with ending: SourceLine.Ending) -> [SourceLine] {
    map { SourceLine($0.text, ending: ending) }
  }

  /// Whether two texts say the same, whatever their line ends and the blanks at ends of lines.
  package func saysTheSame(as other: some Sequence<SourceLine>) -> Bool {
    elementsEqual(other) { left, right in
      left.indentation == right.indentation && left.trimmed == right.trimmed
    }
  }
}
