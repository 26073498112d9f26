import Foundation

/// What a program finds when it is started, and how it ends.
package struct Program: Sendable {
  /// What `--version` says.
  package static let version = "workbook 1.0"

  package let arguments: [String]
  package let environment: [String: String]

  /// The folder that it was started in.
  package let folder: String
  package let output: Console
  package let errors: Console

  package init(
    arguments: [String],
    environment: [String: String],
    folder: String,
    output: Console,
    errors: Console
  ) {
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.output = output
    self.errors = errors
  }

  /// Runs a program of this process, and ends the process with the code for what came of it.
  package static func main(_ name: String, run: (Program) throws -> ExitCode) -> Never {
    Interruption.listen()
    let environment = ProcessInfo.processInfo.environment
    // To be repeated in what is to be typed next: by its name if it was found by it.
    let isByPath = (CommandLine.arguments.first ?? "").contains("/")
    let typed = isByPath ? "swift run \(name)" : name
    let program = Program(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      folder: FileManager.default.currentDirectoryPath,
      output: Console(channel: 1, program: typed, environment: environment),
      errors: Console(channel: 2, program: typed, environment: environment)
    )
    exit(program.reporting { try run(program) }.rawValue)
  }

  /// Tells of the error that ends a run.
  package func reporting(_ run: () throws -> ExitCode) -> ExitCode {
    do {
      return try run()
    } catch let error as any ReportedError {
      output.clearStatus()
      errors.show(error.report)
      return error.exitCode
    } catch {
      errors.show(Messages.say("\(error.localizedDescription)"))
      return .unable
    }
  }

  /// The folder of the book: the one that was asked for, or the nearest one above.
  package func tree(root: String?) throws -> Tree {
    try PackageRoot.find(option: root, environment: environment, current: folder)
  }

  /// How many seconds tests may make no progress.
  package func timeout(_ asked: Double?, otherwise seconds: Double) -> Double {
    asked ?? environment["WORKBOOK_TIMEOUT"].flatMap(Double.init) ?? seconds
  }
}
