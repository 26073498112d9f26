import Foundation

/// A file in which git has put two versions, one below the other, between its marks.
package struct ConflictText: Equatable, Sendable {
  /// The words behind the first mark and behind the last one, of the first place.
  package let labels: (first: String, last: String)

  /// The text as the version above the middle mark has it, and as the one below.
  package let first: String
  package let second: String

  /// Takes a text apart; nil if it has no such marks, or they don't fit together.
  package init?(_ text: String) {
    guard text.contains("<<<<<<<") else { return nil }
    enum Part { case both, first, base, second }
    var part = Part.both
    var (first, second): ([SourceLine], [SourceLine]) = ([], [])
    var (opening, closing): (String?, String?)
    for line in SourceLine.lines(of: text) {
      switch (part, Self.mark(line)) {
      case (.both, "<"):
        part = .first
        opening = opening ?? Self.label(line)
      case (.first, "|"): part = .base
      case (.first, "="), (.base, "="): part = .second
      case (.second, ">"):
        part = .both
        closing = closing ?? Self.label(line)
      case (.both, _):
        first.append(line)
        second.append(line)
      case (.first, _): first.append(line)
      case (.base, _): break
      case (.second, _): second.append(line)
      }
    }
    guard part == .both, let opening, let closing else { return nil }
    labels = (opening, closing)
    self.first = first.joined
    self.second = second.joined
  }

  package static func == (left: ConflictText, right: ConflictText) -> Bool {
    left.labels == right.labels && left.first == right.first && left.second == right.second
  }

  /// Whether the reader's version is the one below.
  ///
  /// A merge has it above, under `HEAD`; a stash that is popped, and a rebase, which plays the
  /// reader's commits on top of others, have it below.
  package var isReadersSecond: Bool {
    if labels.last == "Stashed changes" || labels.first == "Updated upstream" { return true }
    return labels.last.contains(#/^[0-9a-f]{4,40} \(.*\)$|^[0-9a-f]{4,40}\.\.\. /#)
  }

  /// The reader's version.
  package var readers: String { isReadersSecond ? second : first }

  /// Whether the bytes of a file hold the marks of a conflict; asked of each file of the reader's.
  package static func isMarked(_ data: Data) -> Bool {
    let sign = Array("<<<<<<< ".utf8)
    let isThere = data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      var place = 0
      while let found = memchr(start + place, Int32(sign[0]), bytes.count - place) {
        place = UnsafeRawPointer(found) - start
        if bytes.count - place >= sign.count, memcmp(found, sign, sign.count) == 0 { return true }
        place += 1
      }
      return false
    }
    guard isThere else { return false }
    let lines = SourceLine.lines(of: String(decoding: data, as: UTF8.self))
    return lines.contains { mark($0) == "<" } && lines.contains { mark($0) == ">" }
  }

  /// The sign that begins a mark: seven of it, and then a blank or the end of the line.
  private static func mark(_ line: SourceLine) -> Character? {
    guard let sign = line.text.first, "<|=>".contains(sign) else { return nil }
    let rest = line.text.drop { $0 == sign }
    guard line.text.utf8.count - rest.utf8.count == 7, rest.isEmpty || rest.first == " " else {
      return nil
    }
    return sign
  }

  private static func label(_ line: SourceLine) -> String { String(line.text.dropFirst(8)) }
}
