import WorkbookKit

/// The maintainers' command line.
package enum Bookkeeper {
  /// Does what the arguments ask for, and ends the process with the code for what came of it.
  package static func main() -> Never {
    Program.main("bookkeeper", run: run)
  }

  /// Runs one command.
  static func run(_ program: Program) throws -> ExitCode {
    let arguments = try Arguments(
      program.arguments,
      switches: ["--force", "--one-by-one", "--sample", "--help", "-h", "--version"],
      valued: ["--root", "--timeout", "--chapter", "--jobs", "--times", "--most", "--turn"]
    )
    if arguments.has("--version") {
      program.output.show(Messages.say("\(Program.version)"))
      return .done
    }
    let name = try arguments.words.first.map(CommandName.init(word:))
    guard let name, name != .help, !arguments.has("--help", "-h") else {
      program.output.show(Messages.maintainersHelp)
      return .done
    }
    try arguments.allow(name.options, of: name.rawValue)
    let words = Array(arguments.words.dropFirst())
    let tree = try program.tree(root: arguments.value(of: "--root"))
    switch name {
    case .verify, .messages, .marks:
      let command = VerifyCommand(
        book: Book(reading: tree),
        console: program.output,
        timeout: program.timeout(try arguments.seconds("--timeout"), otherwise: 20),
        environment: program.environment,
        isOneByOne: arguments.has("--one-by-one"),
        times: try arguments.count("--times") ?? 1,
        most: try arguments.count("--most"),
        isSample: arguments.has("--sample"),
        turn: try arguments.count("--turn"),
        isTellingMessages: name == .messages,
        isMarking: name == .marks
      )
      let targets =
        name == .marks
        ? try chapters(words, arguments, of: name).map(Target.chapter)
        : try targets(words, arguments, of: name)
      return try command.run(targets, jobs: try arguments.count("--jobs") ?? 2)
    case .generate:
      return try GenerateCommand(book: Book(reading: tree), console: program.output)
        .run(chapters: try chapters(words, arguments, of: name), force: arguments.has("--force"))
    case .pictures:
      return try PicturesCommand(book: Book(reading: tree), console: program.output)
        .run(chapters: try chapters(words, arguments, of: name))
    case .new:
      return try NewCommand(tree: tree, console: program.output).run(words)
    case .help: return .done
    }
  }

  private static func targets(
    _ words: [String],
    _ arguments: Arguments,
    of name: CommandName
  ) throws -> [Target] {
    try (words + arguments.values(of: "--chapter"))
      .map { word in
        guard let target = Target(word) else {
          throw UsageError.wrongTarget(word, of: name.rawValue)
        }
        return target
      }
  }

  private static func chapters(
    _ words: [String],
    _ arguments: Arguments,
    of name: CommandName
  ) throws -> [Int] {
    try (words + arguments.values(of: "--chapter"))
      .map { try Arguments.chapter($0, of: name.rawValue) }
  }

  /// The names of the commands.
  enum CommandName: String, CaseIterable {
    case verify
    case messages
    case marks
    case generate
    case pictures
    case new
    case help

    init(word: String) throws {
      guard let name = CommandName(rawValue: word) else {
        let meant = Arguments.nearest(to: word, in: Self.allCases.map(\.rawValue))
        throw UsageError.unknownCommand(word, meant: meant)
      }
      self = name
    }

    var options: Set<String> {
      switch self {
      case .verify:
        [
          "--root", "--chapter", "--jobs", "--timeout", "--one-by-one", "--times", "--most",
          "--sample", "--turn",
        ]
      case .marks: ["--root", "--chapter", "--jobs", "--timeout", "--one-by-one", "--times"]
      case .messages: ["--root", "--chapter", "--jobs", "--timeout", "--one-by-one"]
      case .generate: ["--root", "--chapter", "--force"]
      case .pictures: ["--root", "--chapter"]
      case .new: ["--root"]
      case .help: []
      }
    }
  }
}

extension Book {
  /// The chapters with these numbers; all of them if there are no numbers.
  func chapters(numbered numbers: [Int]) throws -> [Chapter] {
    let chapters = try numbers.isEmpty ? chapters : Set(numbers).sorted().map(chapter)
    guard !chapters.isEmpty else { throw BookError.emptyBook }
    return chapters
  }
}

extension Messages {
  /// What the commands are.
  @BlockBuilder
  static var maintainersHelp: [Block] {
    say("\("bookkeeper", .strong): keeps the book right.")
    Block.blank
    entry("bookkeeper verify [5 …]", "check chapters, in copies below .build/verify")
    entry("bookkeeper verify 5.6 …", "only try the known answers of exercises")
    entry("  --jobs N", "how many copies work at a time (2)")
    entry("  --one-by-one", "a build for each variant, which takes much longer")
    entry("  --times N", "put each known answer to its suite N times (1)")
    entry("  --most N", "try only N wrong and N right answers of each exercise")
    entry(
      "  --sample",
      "a known answer of every third exercise, a quarter of the staircase, no solution"
    )
    entry(
      "  --turn N",
      "build one chapter, the next one for the next number; only compare the texts of the rest"
    )
    entry("  --timeout SECONDS", "how long tests may make no progress (20)")
    entry(
      "bookkeeper messages [5.6 …]",
      "what a reader is told about each wrong answer, to be read"
    )
    entry(
      "bookkeeper marks [5 …]",
      "verify, and note which gap each test is about: readers are sent there"
    )
    entry("bookkeeper generate [5 …]", "write the starters from the solutions")
    entry("  --force", "also where a starter holds a reader's work")
    entry("bookkeeper pictures [5 …]", "make the drawings from the texts of the lessons")
    entry("bookkeeper new exercise 5.6 T", "the files of an exercise with the title T")
    entry("bookkeeper new chapter 5 T", "the folders of a chapter with the title T")
    Block.blank
    say("With each command:")
    entry("--root FOLDER", "the book's folder, if it is not the current one or above it")
    Block.blank
    say("It exits with 0 when all is right, 1 when something is not, and 2 for wrong use.")
  }
}
