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
    func session(isChecked: Bool = true) throws -> Session {
      let tree = try program.tree(root: invocation.root)
      if isChecked { try Conflict.check(tree, environment: program.environment) }
      return Session(
        book: Book(reading: tree),
        console: program.output,
        store: ProgressStore(tree) { program.errors.show($0) },
        isJSON: invocation.isJSON,
        isYes: invocation.isYes,
        timeout: program.timeout(invocation.timeout, otherwise: 5),
        environment: program.environment,
        ask: ask
      )
    }
    switch invocation.command {
    case .next: return try TestCommand(session: session(), isTellingAll: invocation.isAll).runNext()
    case .test(let target):
      return try TestCommand(session: session(), isTellingAll: invocation.isAll).run(target)
    case .watch(let target): return try WatchCommand(session: session()).run(target)
    case .list: return try ListCommand(session: session()).run()
    case .hint(let id, let all): return try HintCommand(session: session()).run(id, all: all)
    case .compare(let id): return try CompareCommand(session: session()).run(id)
    case .reset(let target, let isBare):
      let version: RewriteCommand.Version = isBare ? .bareStarter : .starter
      return try RewriteCommand(session: session(), version: version).run(target)
    case .solve(let target):
      return try RewriteCommand(session: session(), version: .reference).run(target)
    case .graduate(let chapter): return try GraduateCommand(session: session()).run(upTo: chapter)
    case .doctor: return try DoctorCommand(session: session(isChecked: false)).run()
    case .update(let name):
      return try UpdateCommand(session: session(isChecked: false), folder: program.folder)
        .run(from: name)
    case .updateBack:
      return try UpdateCommand(session: session(isChecked: false), folder: program.folder).runBack()
    case .help(let name):
      program.output.show(name.map { Messages.help(on: $0) } ?? Messages.overview)
    case .version:
      program.output.show(Messages.say("\(Program.version)"))
    }
    return .done
  }

  /// Asks at the terminal; nil where there is none.
  private static func ask(_ question: Message, _ console: Console) -> Bool? {
    guard isatty(0) == 1, console.terminal.isInteractive else { return nil }
    console.raw(question.text(program: console.program))
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
