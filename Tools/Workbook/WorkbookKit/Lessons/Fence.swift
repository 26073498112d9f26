/// A fenced block of a lesson.
struct Fence: Equatable, Sendable {
  /// What the block says it is.
  enum Kind: Equatable, Sendable {
    /// Compiled inside a function.
    case swift

    /// Compiled, run, and what it prints compared with the block of output that follows.
    case run

    /// Declarations for all later blocks of the lesson.
    case file

    /// A piece that does not stand alone.
    case excerpt

    /// What the run before it prints.
    case output

    /// Left alone.
    case other(String)
  }

  let kind: Kind

  /// The line of the lesson on which the code begins, from 1.
  let line: Int

  let code: [String]

  /// The kind that an info string names.
  static func kind(_ info: String) -> Kind {
    switch info.split(separator: " ").joined(separator: " ") {
    case "swift": .swift
    case "swift run": .run
    case "swift file": .file
    case "swift excerpt": .excerpt
    case "text output": .output
    default: .other(info)
    }
  }
}
