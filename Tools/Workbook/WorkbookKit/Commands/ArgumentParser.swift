/// Reads the arguments of the command line.
struct ArgumentParser {
  private var invocation = Invocation(command: .next)
  private var words: [String] = []
  private var switches: Set<String> = []
  private var values: [String: String] = [:]

  static func parse(_ arguments: [String]) throws -> Invocation {
    var parser = ArgumentParser()
    do {
      try parser.sort(arguments)
      return try parser.finish()
    } catch let fault as UsageFault {
      throw Trouble.usage(fault)
    }
  }

  // MARK: Sorting

  private static let switches: Set = [
    "--json", "--yes", "-y", "--all", "--force", "--help", "-h", "--version",
    "--one-by-one",
  ]
  private static let valued: Set = ["--root", "--patience", "--chapter", "--jobs"]

  /// Takes options and words apart, wherever they stand.
  private mutating func sort(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if Self.switches.contains(argument) {
        switches.insert(argument)
      } else if Self.valued.contains(parts[0]) {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw UsageFault.missingValue(parts[0])
        }
        values[parts[0]] = value
      } else {
        throw UsageFault.unknownOption(argument, words.first.flatMap { CommandName(rawValue: $0) })
      }
    }
  }

  // MARK: Understanding

  private mutating func finish() throws -> Invocation {
    if switches.contains("--version") { return Invocation(command: .version) }
    if switches.contains("--help") || switches.contains("-h") {
      let topic = words.first { $0 != CommandName.help.rawValue }
      return Invocation(command: .help(try topic.map(name)))
    }
    let name = try words.first.map(name)
    invocation.command = try command(name)
    try takeOptions(of: name)
    return invocation
  }

  private func name(_ word: String) throws -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    // `workbook 5.6` can only mean one thing.
    if Target(word) != nil { return .test }
    throw UsageFault.unknownCommand(word, meant: CommandName(meantBy: word))
  }

  private func command(_ name: CommandName?) throws -> Command {
    let words =
      words.first.flatMap { CommandName(rawValue: $0) } == nil ? words[...] : words.dropFirst()
    if words.count > 1 { throw UsageFault.tooMany(words[words.startIndex + 1], name) }
    let word = words.first
    guard let name else { return .next }
    switch name {
    case .test: return .test(try word.map { try target($0, name) })
    case .watch: return .watch(try word.map { try target($0, name) })
    case .list:
      if let word { throw UsageFault.tooMany(word, name) }
      return .list
    case .hint:
      return .hint(try word.map { try exercise($0, name) }, all: switches.contains("--all"))
    case .compare: return .compare(try word.map { try exercise($0, name) })
    case .reset: return .reset(try needed(word, name))
    case .solve: return .solve(try needed(word, name))
    case .graduate: return .graduate(upTo: try chapter(word, name))
    case .doctor:
      if let word { throw UsageFault.tooMany(word, name) }
      return .doctor
    case .completions:
      guard let topic = word.flatMap(CompletionTopic.init) else { throw UsageFault.needsShell }
      return .completions(topic)
    case .generate:
      return .generate(chapter: try chapter(word, name), force: switches.contains("--force"))
    case .verify:
      return .verify(
        chapter: try chapter(word, name),
        jobs: try jobs,
        isOneByOne: switches.contains("--one-by-one")
      )
    case .help: return .help(try word.map(self.name))
    }
  }

  private func needed(_ word: String?, _ name: CommandName) throws -> Target {
    guard let word else { throw UsageFault.missingTarget(name) }
    return try target(word, name)
  }

  private func target(_ word: String, _ name: CommandName) throws -> Target {
    guard let target = Target(word) else { throw UsageFault.wrongTarget(word, name) }
    return target
  }

  private func exercise(_ word: String, _ name: CommandName) throws -> ExerciseID {
    guard case .exercise(let id) = try target(word, name) else {
      throw UsageFault.needsExercise(word, name)
    }
    return id
  }

  private func chapter(_ word: String?, _ name: CommandName) throws -> Int? {
    guard let word = word ?? values["--chapter"] else { return nil }
    guard case .chapter(let number) = try target(word, name) else {
      throw UsageFault.needsChapter(word, name)
    }
    return number
  }

  private var jobs: Int {
    get throws {
      guard let text = values["--jobs"] else { return 2 }
      guard let jobs = Int(digits: text), jobs > 0 else {
        throw UsageFault.wrongValue(text, option: "--jobs")
      }
      return jobs
    }
  }

  // MARK: Options

  private mutating func takeOptions(of name: CommandName?) throws {
    let allowed = Self.options(of: name)
    for option in switches.union(values.keys).sorted() where !allowed.contains(option) {
      throw UsageFault.unknownOption(option, name)
    }
    invocation.root = values["--root"]
    invocation.isJSON = switches.contains("--json")
    invocation.isYes = switches.contains("--yes") || switches.contains("-y")
    if let text = values["--patience"] {
      guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
        throw UsageFault.wrongValue(text, option: "--patience")
      }
      invocation.patience = seconds
    }
  }

  static func options(of name: CommandName?) -> Set<String> {
    let own: Set<String> =
      switch name {
      case nil, .test: ["--json", "--patience"]
      case .watch: ["--patience"]
      case .list: ["--json"]
      case .hint: ["--all"]
      case .compare, .reset, .solve: ["--yes", "-y"]
      case .graduate: ["--patience"]
      case .generate: ["--force", "--chapter"]
      case .verify: ["--chapter", "--jobs", "--patience", "--one-by-one"]
      case .doctor, .completions, .help: []
      }
    return own.union(["--root"])
  }
}

extension UsageFault: Error {}
