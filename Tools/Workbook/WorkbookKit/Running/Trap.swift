import Foundation

/// A crash of the program under test.
struct Trap: Equatable, Sendable {
  /// What the program said.
  let message: String?

  /// The first place in the reader's files.
  let place: Place?

  /// Whether it used memory that is not its own, as also a stack does that has no room left.
  let isBadAccess: Bool

  /// A line of a file, relative to the root.
  struct Place: Equatable, Sendable {
    let file: String
    let line: Int
  }

  /// The same with another name for the file.
  func mapped(_ name: (String) -> String) -> Trap {
    Trap(
      message: message,
      place: place.map { Place(file: name($0.file), line: $0.line) },
      isBadAccess: isBadAccess
    )
  }

  private init(message: String?, place: Place?, isBadAccess: Bool) {
    self.isBadAccess = isBadAccess
    self.message = message
    self.place = place
  }

  /// Looks for the message and the place in what a program printed before it crashed.
  ///
  /// - Parameters:
  ///   - output: What it printed; of a full stack not even the system prints anything.
  ///   - signal: The signal that ended it.
  ///   - folders: The folders of the reader's own files.
  ///   - tree: The book.
  init(output: String, signal: Int32? = nil, own folders: [String], in tree: Tree) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var message: String?
    var said: Place?
    for line in lines {
      if let match = line.wholeMatch(
        of: #/(.*\.swift):(\d+): (Fatal error|Precondition failed|Assertion failed)(?:: (.*))?/#
      ) {
        message = [String(match.3), match.4.map(String.init)].compactMap(\.self)
          .joined(separator: ": ")
        said =
          folders.lazy.compactMap { Self.place(file: match.1, line: match.2, in: $0, tree) }.first
      } else if line.hasPrefix("Fatal error: ") || line.hasPrefix("Simultaneous accesses to") {
        message = String(line)
      } else if message == nil,
        let match = line.wholeMatch(
          of: #/\*\*\* ((?:Swift runtime failure|Program crashed): .*?)(?: at 0x[0-9a-f]+)? \*\*\*/#
        )
      {
        message = String(match.1)
      }
    }
    self.message = message
    isBadAccess =
      signal == SIGSEGV || signal == SIGBUS
      || message?.contains("Bad pointer dereference") == true
    place = said ?? Self.firstFrame(in: lines, own: folders, tree)
  }

  /// The place of `Module/File.swift:9`, if the file is the reader's.
  private static func place(
    file: Substring,
    line: Substring,
    in folder: String,
    _ tree: Tree
  ) -> Place? {
    guard let name = file.split(separator: "/").last, let line = Int(line) else { return nil }
    let own = "\(folder)/\(name)"
    let module =
      (folder.hasPrefix("Solutions/") ? "Solution" : "Chapter")
      + folder.split(separator: "/").last.map { $0.filter { $0 != "-" } }.orEmpty
    guard file.hasPrefix(module + "/") || file.hasSuffix(own), tree.exists(own) else { return nil }
    return Place(file: own, line: line)
  }

  /// The place in a line of a backtrace: `… at /path/Chapters/01-OneObserver/File.swift:9:7`.
  private static func firstFrame(
    in lines: [Substring],
    own folders: [String],
    _ tree: Tree
  ) -> Place? {
    for line in lines {
      guard
        let match = line.firstMatch(of: #/ (?:at|in) (\/.*\.swift):(\d+)(?::\d+)?\s*$/#),
        let number = Int(match.2)
      else { continue }
      let file = tree.relative(String(match.1))
      if folders.contains(where: { file.hasPrefix($0 + "/") }) {
        return Place(file: file, line: number)
      }
    }
    return nil
  }
}

extension Optional where Wrapped: RangeReplaceableCollection {
  fileprivate var orEmpty: Wrapped { self ?? Wrapped() }
}
