/// What the workbook is asked to do.
enum Command: Equatable, Sendable {
  /// No argument: where am I, and what is next?
  case next
  case test(Target?)
  case list
  case watch(Target?)
  case hint(ExerciseID?, all: Bool)
  case compare(ExerciseID?)
  case reset(Target, isBare: Bool)
  case solve(Target)
  case graduate(upTo: Int?)
  case doctor

  /// Without a name, from the upstream of the branch.
  case update(from: String?)
  case updateBack
  case help(CommandName?)
  case version
}

/// The names of the commands, in the order in which help lists them.
enum CommandName: String, CaseIterable, Sendable {
  case test
  case watch
  case list
  case hint
  case compare
  case reset
  case solve
  case graduate
  case doctor
  case update
  case help
}

/// A command with the options that go with any command.
struct Invocation: Equatable, Sendable {
  var command: Command
  var root: String?
  var isJSON = false
  var isYes = false

  /// Whether all failures are to be shown.
  var isAll = false

  /// How many seconds tests may make no progress.
  var timeout: Double?
}

/// Reads the arguments of the command line.
struct ArgumentParser {
  private let arguments: Arguments

  static func parse(_ words: [String]) throws -> Invocation {
    let name = words.first { !$0.hasPrefix("-") && $0 != CommandName.help.rawValue }
    if let name, maintainers.contains(name) { throw WorkbookError.forMaintainers(name) }
    let arguments = try Arguments(
      words,
      switches: [
        "--json", "--yes", "-y", "--all", "--bare", "--back", "--help", "-h", "--version",
      ],
      valued: ["--root", "--timeout", "--from"]
    )
    return try ArgumentParser(arguments: arguments).invocation
  }

  /// The commands that are found in `bookkeeper`.
  private static let maintainers: Set = ["verify", "generate", "messages", "new"]

  private var invocation: Invocation {
    get throws {
      if arguments.has("--version") { return Invocation(command: .version) }
      if arguments.has("--help", "-h") {
        let topic = arguments.words.first { $0 != CommandName.help.rawValue }
        return Invocation(command: .help(try topic.map(name)))
      }
      let name = try arguments.words.first.map(name)
      let command = try command(name)
      try arguments.allow(Self.options(of: name), of: name?.rawValue)
      return Invocation(
        command: command,
        root: arguments.value(of: "--root"),
        isJSON: arguments.has("--json"),
        isYes: arguments.has("--yes", "-y"),
        isAll: arguments.has("--all"),
        timeout: try arguments.seconds("--timeout")
      )
    }
  }

  private func name(_ word: String) throws -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    // `workbook 5.6` can only mean one thing.
    if Target(word) != nil { return .test }
    let meant = Arguments.nearest(to: word, in: CommandName.allCases.map(\.rawValue))
    throw UsageError.unknownCommand(word, meant: meant)
  }

  private func command(_ name: CommandName?) throws -> Command {
    let isNamed = arguments.words.first.flatMap { CommandName(rawValue: $0) } != nil
    let words = arguments.words.dropFirst(isNamed ? 1 : 0)
    if words.count > 1 {
      throw UsageError.tooMany(words[words.startIndex + 1], of: name?.rawValue)
    }
    let word = words.first
    guard let name else { return .next }
    switch name {
    case .test: return .test(try word.map { try target($0, name) })
    case .watch: return .watch(try word.map { try target($0, name) })
    case .hint:
      return .hint(try word.map { try exercise($0, name) }, all: arguments.has("--all"))
    case .compare: return .compare(try word.map { try exercise($0, name) })
    case .reset: return .reset(try needed(word, name), isBare: arguments.has("--bare"))
    case .solve: return .solve(try needed(word, name))
    case .graduate:
      return .graduate(upTo: try word.map { try Arguments.chapter($0, of: name.rawValue) })
    case .list, .doctor, .update:
      if let word { throw UsageError.tooMany(word, of: name.rawValue) }
      guard name == .update else { return name == .list ? .list : .doctor }
      return arguments.has("--back") ? .updateBack : .update(from: arguments.value(of: "--from"))
    case .help: return .help(try word.map(self.name))
    }
  }

  private func needed(_ word: String?, _ name: CommandName) throws -> Target {
    guard let word else { throw UsageError.missingTarget(of: name.rawValue) }
    return try target(word, name)
  }

  private func target(_ word: String, _ name: CommandName) throws -> Target {
    guard let target = Target(word) else { throw UsageError.wrongTarget(word, of: name.rawValue) }
    return target
  }

  private func exercise(_ word: String, _ name: CommandName) throws -> ExerciseID {
    guard case .exercise(let id) = try target(word, name) else {
      throw UsageError.needsExercise(word, of: name.rawValue)
    }
    return id
  }

  static func options(of name: CommandName?) -> Set<String> {
    let own: Set<String> =
      switch name {
      case nil, .test: ["--json", "--timeout", "--all"]
      case .watch, .graduate: ["--timeout"]
      case .list: ["--json"]
      case .hint: ["--all"]
      case .reset: ["--yes", "-y", "--bare"]
      case .compare, .solve: ["--yes", "-y"]
      case .update: ["--from", "--back", "--timeout"]
      case .doctor, .help: []
      }
    return own.union(["--root"])
  }
}
