import BookKit
import ConsoleKit
import Foundation

/// The reader's command line.
package enum Workbook {
  /// Does what the arguments ask for, and ends the process with the code for what came of it.
  package static func main() -> Never {
    Program.main("workbook") { program in
      try run(program) { ask($0, program.output) }
    }
  }

  /// Runs one command; `ask` gets an answer from the reader, or nil where there is nobody to ask.
  static func run(
    _ program: Program,
    ask: @escaping @Sendable (Message) -> Bool?
  ) throws -> ExitCode {
    let invocation = try ArgumentParser.parse(program.arguments)
    switch invocation.command {
    case .version:
      program.output.show(Messages.say("\(Program.version)"))
      return .done
    case .help(let name):
      program.output.show(name.map { Messages.help(on: $0) } ?? Messages.overview)
      return .done
    case .completions(.script(let shell)):
      return CompletionsCommand(console: program.output).run(shell)
    default:
      let tree = try program.tree(root: invocation.root)
      let session = Session(
        book: Book(reading: tree),
        console: program.output,
        store: ProgressStore(tree) { program.errors.show($0) },
        isJSON: invocation.isJSON,
        isYes: invocation.isYes,
        timeout: program.timeout(invocation.timeout),
        environment: program.environment,
        ask: ask
      )
      return try run(invocation.command, session)
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
    case .completions(let topic):
      CompletionsCommand(console: session.console).run(topic, in: session.book)
    case .help, .version: .done
    }
  }

  /// Asks at the terminal; nil where there is none.
  private static func ask(_ question: Message, _ console: Console) -> Bool? {
    guard isatty(0) == 1, console.terminal.isInteractive else { return nil }
    console.raw(question.text(program: console.program))
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
