import Foundation

/// The workbook's command line.
public enum Workbook {
  /// Does what the arguments ask for, and ends the process with the code for what came of it.
  public static func main() -> Never {
    Interruption.listen()
    let environment = ProcessInfo.processInfo.environment
    let program = name(startedAs: CommandLine.arguments.first ?? "")
    let code = run(
      Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      folder: FileManager.default.currentDirectoryPath,
      output: Console(channel: 1, program: program, environment: environment),
      errors: Console(channel: 2, program: program, environment: environment),
      ask: ask
    )
    exit(code.rawValue)
  }

  /// Runs one command.
  static func run(
    _ arguments: [String],
    environment: [String: String],
    folder: String,
    output: Console,
    errors: Console,
    ask: @escaping @Sendable (Message, Console) -> Bool?
  ) -> ExitCode {
    do {
      let invocation = try ArgumentParser.parse(arguments)
      switch invocation.command {
      case .version:
        output.show(Messages.say("\(Messages.version)"))
        return .done
      case .help(let name):
        output.show(name.map { Messages.help(on: $0) } ?? Messages.overview)
        return .done
      case .completions(.script(let shell)):
        return CompletionsCommand(console: output).run(shell)
      default:
        let tree = try PackageRoot.find(
          option: invocation.root,
          environment: environment,
          current: folder
        )
        let session = Session(
          book: Book(reading: tree),
          console: output,
          store: ProgressStore(tree) { errors.show($0) },
          isJSON: invocation.isJSON,
          isYes: invocation.isYes,
          patience: invocation.patience ?? environment["WORKBOOK_PATIENCE"].flatMap(Double.init)
            ?? 20,
          environment: environment,
          ask: { ask($0, output) }
        )
        return try run(invocation.command, session)
      }
    } catch let trouble as Trouble {
      output.clearStatus()
      errors.show(Messages.trouble(trouble))
      return trouble.exitCode
    } catch {
      errors.show(Messages.say("\(error.localizedDescription)"))
      return .unable
    }
  }

  private static func run(_ command: Command, _ session: Session) throws -> ExitCode {
    switch command {
    case .next: try TestCommand(session: session).runNext()
    case .test(let target): try TestCommand(session: session).run(target)
    case .watch(let target): try WatchCommand(session: session).run(target)
    case .list: try ListCommand(session: session).run()
    case .hint(let id, let all): try HintCommand(session: session).run(id, all: all)
    case .compare(let id): try CompareCommand(session: session).run(id)
    case .reset(let target): try RewriteCommand(session: session, version: .starter).run(target)
    case .solve(let target): try RewriteCommand(session: session, version: .reference).run(target)
    case .graduate(let chapter): try GraduateCommand(session: session).run(upTo: chapter)
    case .doctor: DoctorCommand(session: session).run()
    case .generate(let chapter, let force):
      try GenerateCommand(session: session).run(chapter: chapter, force: force)
    case .verify(let chapter, let jobs, let isOneByOne):
      try VerifyCommand(session: session, isOneByOne: isOneByOne).run(chapter: chapter, jobs: jobs)
    case .completions(let topic):
      CompletionsCommand(console: session.console).run(topic, in: session.book)
    case .help, .version: .done
    }
  }

  /// How to start the workbook once more: by its name if it was found by it.
  static func name(startedAs path: String) -> String {
    path.contains("/") ? "swift run workbook" : "workbook"
  }

  /// Asks at the terminal; nil where there is none.
  private static func ask(_ question: Message, _ console: Console) -> Bool? {
    guard isatty(0) == 1, console.terminal.isInteractive else { return nil }
    console.raw(question.text(program: console.program))
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
