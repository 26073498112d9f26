import Testing

@testable import WorkbookKit

@Suite struct `Arguments` {
  @Test(arguments: [
    Case("", .next),
    Case("test", .test(nil)),
    Case("test 5", .test(.chapter(5))),
    Case("test 05", .test(.chapter(5))),
    Case("test 5.6", .test(.exercise(ExerciseID(5, 6)))),
    Case("5.6", .test(.exercise(ExerciseID(5, 6)))),
    Case("watch", .watch(nil)),
    Case("watch 5.6", .watch(.exercise(ExerciseID(5, 6)))),
    Case("list", .list),
    Case("hint", .hint(nil, all: false)),
    Case("hint 5.6 --all", .hint(ExerciseID(5, 6), all: true)),
    Case("--all hint 5.6", .hint(ExerciseID(5, 6), all: true)),
    Case("compare 5.6", .compare(ExerciseID(5, 6))),
    Case("reset 5", .reset(.chapter(5))),
    Case("reset 5.10", .reset(.exercise(ExerciseID(5, 10)))),
    Case("solve 5.6", .solve(.exercise(ExerciseID(5, 6)))),
    Case("graduate", .graduate(upTo: nil)),
    Case("graduate 5", .graduate(upTo: 5)),
    Case("doctor", .doctor),
    Case("generate", .generate(chapter: nil, force: false)),
    Case("generate 05 --force", .generate(chapter: 5, force: true)),
    Case("verify", .verify(chapter: nil, jobs: 2, isOneByOne: false)),
    Case(
      "verify --chapter 07 --jobs=4 --one-by-one",
      .verify(chapter: 7, jobs: 4, isOneByOne: true)
    ),
    Case("completions bash", .completions(.script(.bash))),
    Case("completions targets", .completions(.targets)),
    Case("--version", .version),
    Case("--help", .help(nil)),
    Case("help", .help(nil)),
    Case("help hint", .help(.hint)),
    Case("hint --help", .help(.hint)),
    Case("hint 5.6 -h", .help(.hint)),
  ])
  func `each command is understood`(_ example: Case) throws {
    #expect(try ArgumentParser.parse(example.words).command == example.command)
  }

  @Test(arguments: [
    Wrong("tset", .unknownCommand("tset", meant: .test)),
    Wrong("frobnicate", .unknownCommand("frobnicate", meant: nil)),
    Wrong("list --force", .unknownOption("--force", .list)),
    Wrong("test --frob", .unknownOption("--frob", .test)),
    Wrong("--frob", .unknownOption("--frob", nil)),
    Wrong("list --root", .missingValue("--root")),
    Wrong("test --patience soon", .wrongValue("soon", option: "--patience")),
    Wrong("test --patience 0", .wrongValue("0", option: "--patience")),
    Wrong("verify --jobs 0", .wrongValue("0", option: "--jobs")),
    Wrong("completions", .needsShell),
    Wrong("completions fish", .needsShell),
    Wrong("reset", .missingTarget(.reset)),
    Wrong("test five", .wrongTarget("five", .test)),
    Wrong("test 5.6.7", .wrongTarget("5.6.7", .test)),
    Wrong("test 5 6", .tooMany("6", .test)),
    Wrong("list 5", .tooMany("5", .list)),
    Wrong("hint 5", .needsExercise("5", .hint)),
    Wrong("verify 5.6", .needsChapter("5.6", .verify)),
  ])
  func `wrong use is said exactly`(_ example: Wrong) {
    #expect(throws: Trouble.usage(example.fault)) { try ArgumentParser.parse(example.words) }
  }

  @Test func `options go with their commands`() throws {
    let invocation = try ArgumentParser.parse([
      "test", "--json", "--patience", "2.5", "--root", "x",
    ])

    #expect(invocation.isJSON)
    #expect(invocation.patience == 2.5)
    #expect(invocation.root == "x")
    #expect(try ArgumentParser.parse(["compare", "1.1", "-y"]).isYes)
  }

  /// Arguments and the command that they mean.
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let command: Command

    init(_ line: String, _ command: Command) {
      self.line = line
      self.command = command
    }

    var words: [String] { line.split(separator: " ").map(String.init) }
    var testDescription: String { "\(line) -> \(command)" }
  }

  /// Arguments and what is wrong with them.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let line: String
    let fault: UsageFault

    init(_ line: String, _ fault: UsageFault) {
      self.line = line
      self.fault = fault
    }

    var words: [String] { line.split(separator: " ").map(String.init) }
    var testDescription: String { "\(line) -> \(fault)" }
  }
}
