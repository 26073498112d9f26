import Foundation

/// A line of a file, relative to the root.
package struct CodeLocation: Equatable, Encodable, Sendable {
  package let file: String
  package let line: Int
}

/// A crash of the program under test.
package struct Trap: Equatable, Sendable {
  /// What the program said.
  package let message: String?

  /// The first line in the reader's files.
  package let location: CodeLocation?

  /// Whether it used memory that is not its own, as also a stack does that has no room left.
  package let isBadAccess: Bool

  /// Whether it used a variable that was just being changed.
  package var isOverlap: Bool { message?.hasPrefix(Self.headOfOverlap) == true }

  /// The order in which several threads took their steps, as a drawing, if an exploration crashed.
  package let picture: [String]

  /// The same with another name for the file.
  package func mapped(_ name: (String) -> String) -> Trap {
    Trap(
      message: message,
      location: location.map { CodeLocation(file: name($0.file), line: $0.line) },
      isBadAccess: isBadAccess,
      picture: picture
    )
  }

  private init(
    message: String?,
    location: CodeLocation?,
    isBadAccess: Bool,
    picture: [String]
  ) {
    self.picture = picture
    self.isBadAccess = isBadAccess
    self.message = message
    self.location = location
  }

  /// Looks for the message and the line in what a program printed before it crashed.
  ///
  /// - Parameters:
  ///   - output: What it printed; of a full stack not even the system prints anything.
  ///   - signal: The signal that ended it.
  ///   - folders: The folders of the reader's own files.
  ///   - tree: The book.
  package init(output: String, signal: Int32? = nil, own folders: [String], in tree: Tree) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var message: String?
    var said: CodeLocation?
    for line in lines {
      // Most lines are what the code printed, and there may be very many.
      if line.contains(".swift:"),
        let match = line.wholeMatch(
          of: #/(.*\.swift):(\d+): (Fatal error|Precondition failed|Assertion failed)(?:: (.*))?/#
        )
      {
        message = [String(match.3), match.4.map(String.init)].compactMap(\.self)
          .joined(separator: ": ")
        said =
          folders.lazy.compactMap { Self.location(file: match.1, line: match.2, in: $0, tree) }
          .first
      } else if line.hasPrefix("Fatal error: ") || line.hasPrefix(Self.headOfOverlap) {
        message = String(line)
      } else if message == nil, line.hasPrefix("***"),
        let match = line.wholeMatch(
          of: #/\*\*\* ((?:Swift runtime failure|Program crashed): .*?)(?: at 0x[0-9a-f]+)? \*\*\*/#
        )
      {
        message = String(match.1)
      }
    }
    self.message = message
    picture = lines.drop { $0 != Self.headOfPicture }.dropFirst().prefix { !$0.isEmpty }
      .map(String.init)
    isBadAccess =
      signal == SIGSEGV || signal == SIGBUS
      || message?.contains("Bad pointer dereference") == true
    location = said ?? Self.firstFrame(in: lines, own: folders, tree)
  }

  /// Whether a line is the first of what is said about a crash.
  static func isReport(_ line: String) -> Bool {
    line == headOfPicture || line.hasPrefix("Fatal error: ") || line.hasPrefix("*** ")
      || line.hasPrefix(headOfOverlap)
      || line.contains(".swift:")
        && line.contains(#/^.*\.swift:\d+: (Fatal error|Precondition failed|Assertion failed)/#)
  }

  /// What the system says first of two accesses to one variable, of which one changes it.
  private static let headOfOverlap = "Simultaneous accesses to"

  /// What an exploration prints before the picture.
  package static let headOfPicture = "The threads took their steps in this order:"

  /// The line in `Module/File.swift:9`, if the file is the reader's.
  private static func location(
    file: Substring,
    line: Substring,
    in folder: String,
    _ tree: Tree
  ) -> CodeLocation? {
    guard let name = file.split(separator: "/").last, let line = Int(line) else { return nil }
    // The module's name is said, and not the folder in the module's own.
    let path = tree.swiftFiles(in: folder).first { $0 == name || $0.hasSuffix("/\(name)") }
    guard let path else { return nil }
    let own = "\(folder)/\(path)"
    let module =
      (folder.hasPrefix("Solutions/") ? "Solution" : "Chapter")
      + folder.split(separator: "/").last.map { $0.filter { $0 != "-" } }.orEmpty
    guard file.hasPrefix(module + "/") || file.hasSuffix(own) else { return nil }
    return CodeLocation(file: own, line: line)
  }

  /// The line that a line of a backtrace names: `… at /path/Chapters/01-OneObserver/File.swift:9:7`.
  private static func firstFrame(
    in lines: [Substring],
    own folders: [String],
    _ tree: Tree
  ) -> CodeLocation? {
    for line in lines {
      guard line.contains(".swift:"),
        let match = line.firstMatch(of: #/ (?:at|in) (\/.*\.swift):(\d+)(?::\d+)?\s*$/#),
        let number = Int(match.2)
      else { continue }
      let file = tree.relative(String(match.1))
      if folders.contains(where: { file.hasPrefix($0 + "/") }) {
        return CodeLocation(file: file, line: number)
      }
    }
    return nil
  }
}

extension Optional where Wrapped: RangeReplaceableCollection {
  fileprivate var orEmpty: Wrapped { self ?? Wrapped() }
}
