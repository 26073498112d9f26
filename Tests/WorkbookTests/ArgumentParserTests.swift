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
    Case("reset 5", .reset(.chapter(5), isBare: false)),
    Case("reset --bare 5", .reset(.chapter(5), isBare: true)),
    Case("reset 5.10", .reset(.exercise(ExerciseID(5, 10)), isBare: false)),
    Case("solve 5.6", .solve(.exercise(ExerciseID(5, 6)))),
    Case("graduate", .graduate(upTo: nil)),
    Case("graduate 5", .graduate(upTo: 5)),
    Case("doctor", .doctor),
    Case("update", .update(from: nil)),
    Case("update --from v2", .update(from: "v2")),
    Case("update --back", .updateBack),
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
    Wrong("tset", .unknownCommand("tset", meant: "test")),
    Wrong("frobnicate", .unknownCommand("frobnicate", meant: nil)),
    Wrong("list --force", .unknownOption("--force", of: "list")),
    Wrong("list --all", .unknownOption("--all", of: "list")),
    Wrong("test --frob", .unknownOption("--frob", of: "test")),
    Wrong("--frob", .unknownOption("--frob", of: nil)),
    Wrong("list --root", .missingValue("--root")),
    Wrong("test --timeout soon", .wrongValue("soon", option: "--timeout")),
    Wrong("test --timeout 0", .wrongValue("0", option: "--timeout")),
    Wrong("update v2", .tooMany("v2", of: "update")),
    Wrong("update --from", .missingValue("--from")),
    Wrong("reset", .missingTarget(of: "reset")),
    Wrong("test five", .wrongTarget("five", of: "test")),
    Wrong("test 5.6.7", .wrongTarget("5.6.7", of: "test")),
    Wrong("test 5 6", .tooMany("6", of: "test")),
    Wrong("list 5", .tooMany("5", of: "list")),
    Wrong("hint 5", .needsExercise("5", of: "hint")),
    Wrong("graduate 5.6", .needsChapter("5.6", of: "graduate")),
  ])
  func `wrong use is said exactly`(_ example: Wrong) {
    #expect(throws: example.error) { try ArgumentParser.parse(example.words) }
  }

  @Test func `options go with their commands`() throws {
    let invocation = try ArgumentParser.parse([
      "test", "--json", "--timeout", "2.5", "--root", "x",
    ])

    #expect(invocation.isJSON)
    #expect(invocation.timeout == 2.5)
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
    let error: UsageError

    init(_ line: String, _ error: UsageError) {
      self.line = line
      self.error = error
    }

    var words: [String] { line.split(separator: " ").map(String.init) }
    var testDescription: String { "\(line) -> \(error)" }
  }
}
