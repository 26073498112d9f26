/// Something that a lesson points to.
struct LessonReference: Equatable, Sendable, CustomStringConvertible {
  /// How the lesson points to it.
  enum Kind: Equatable, Sendable {
    case link
    case code
  }

  let kind: Kind
  let path: String

  /// The part behind `#`, in a link.
  let anchor: String?

  /// Where it stands, from 1.
  let line: Int

  var description: String { path + (anchor.map { "#\($0)" } ?? "") }

  /// The links and names of files in a line that is not code.
  static func all(in line: String, at number: Int) -> [LessonReference] {
    // Most lines point nowhere, and are spared the patterns.
    let bytes = line.utf8
    guard bytes.contains(UInt8(ascii: "`")) || bytes.contains(UInt8(ascii: "]")) else { return [] }
    var references: [LessonReference] = []
    for match in line.matches(of: #/`([^`]+)`/#) where isFileName(match.1) {
      references.append(.init(kind: .code, path: String(match.1), anchor: nil, line: number))
    }
    let prose = line.replacing(#/`[^`]*`/#, with: "")
    for match in prose.matches(of: #/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/#) {
      guard !match.1.contains("://"), !match.1.hasPrefix("mailto:") else { continue }
      let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      references.append(
        .init(
          kind: .link,
          path: String(parts[0]).removingPercentEncoding,
          anchor: parts.count > 1 ? String(parts[1]) : nil,
          line: number
        )
      )
    }
    return references
  }

  /// Whether code in a sentence is the name of a file and not an expression.
  private static func isFileName(_ code: Substring) -> Bool {
    let isPlain = code.allSatisfy { character in
      character.isLetter || character.isNumber || "-_./+".contains(character)
    }
    guard isPlain, !code.hasPrefix("/"), !code.hasPrefix(".") || code.hasPrefix("../") else {
      return false
    }
    return code.hasSuffix(".swift") && code.count > 6 || code.dropFirst().contains("/")
  }
}

extension String {
  /// The text with `%20` and the like read.
  fileprivate var removingPercentEncoding: String {
    replacing(#/%([0-9A-Fa-f]{2})/#) { match in
      UInt8(match.1, radix: 16).map { String(UnicodeScalar($0)) } ?? String(match.0)
    }
  }
}
