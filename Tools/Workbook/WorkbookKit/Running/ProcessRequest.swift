import Foundation

/// A program to run, and what it is given.
struct ProcessRequest: Sendable {
  /// A path, or a name to be looked for in `PATH`.
  let program: String
  let arguments: [String]
  let environment: [String: String]

  /// The folder that the program runs in.
  let folder: String

  /// The arguments for a shell that goes to the folder and then becomes the program.
  ///
  /// To start a program in another folder without a shell is an extension that Swift does not
  /// see on Linux.
  var shellArguments: [String] {
    get throws {
      ["sh", "-c", #"cd "$0" && exec "$@""#, folder, try path] + arguments
    }
  }

  private var path: String {
    get throws {
      guard !program.contains("/") else { return program }
      let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      let path = folders.map { "\($0)/\(program)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
      guard let path else { throw Trouble.cannotStart(program, reason: "not found in PATH") }
      return path
    }
  }
}
