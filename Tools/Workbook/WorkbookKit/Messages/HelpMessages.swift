extension Messages {
  /// The list of commands.
  @BlockBuilder
  static var overview: [Block] {
    say("\("workbook", .strong): build Rx in Swift, exercise by exercise.")
    Block.blank
    entry("workbook", "where you are, what fails first, and what to do next")
    for name in CommandName.allCases where name != .help {
      entry(name)
    }
    Block.blank
    say("With each command:")
    entry("--root FOLDER", "the workbook's folder, if it is not the current one or above it")
    entry("--help", "more about a command, as in \(command: "hint --help")")
    entry("--version", "the version")
    Block.blank
    exitCodes
  }

  private static let timeoutEntry = entry(
    "--timeout SECONDS",
    "how long tests may hang before they are stopped (5)"
  )

  private static func entry(_ name: CommandName) -> Block {
    entry("workbook \(name.rawValue) \(argument(of: name))", "\(summary(of: name))")
  }

  private static func argument(of name: CommandName) -> String {
    switch name {
    case .test, .watch: "[5|5.6]"
    case .hint, .compare: "[5.6]"
    case .reset, .solve: "5|5.6"
    case .graduate: "[5]"
    case .list, .doctor: ""
    case .update: "[--from …]"
    case .help: "[COMMAND]"
    }
  }

  private static func summary(of name: CommandName) -> String {
    switch name {
    case .test: "run the tests of a chapter or an exercise"
    case .watch: "the same whenever you save, with keys for the rest"
    case .list: "the map, and how far you are"
    case .hint: "a hint; each time one more"
    case .compare: "your code beside the reference"
    case .reset: "back to the starter; your code is kept"
    case .solve: "put the reference in; your code is kept"
    case .graduate: "your chapters on top of each other: your Rx, whole"
    case .doctor: "is everything here that the workbook needs?"
    case .update: "a newer edition of the book, with your answers in it"
    case .help: "this text"
    }
  }

  private static let exitCodes = say(
    """
    It exits with 0 when all is done, 1 when exercises are failing, 2 when it was asked for \
    something that does not exist, 3 when the code does not compile, 4 when it crashed or \
    hung, 5 when no test ran, 6 when something on your machine prevents it.
    """
  )

  /// What one command does.
  @BlockBuilder
  static func help(on name: CommandName) -> [Block] {
    say("\("workbook \(name.rawValue) \(argument(of: name))", .strong)")
    under("\(summary(of: name))")
    Block.blank
    details(of: name)
  }

  @BlockBuilder
  private static func details(of name: CommandName) -> [Block] {
    switch name {
    case .test:
      say(
        """
        Without a number it runs the chapter that you are in. It shows the first failure, and \
        counts the others.
        """
      )
      Block.blank
      entry("--all", "all failures, and not only the first")
      entry("--json", "the same for programs")
      timeoutEntry
    case .watch:
      say(
        """
        Runs the exercise that you are at whenever you save; a save in the file of another one \
        leads there. Keys: h hint, c compare, n next, p previous, l list, r reset, q quit; Enter \
        runs once more, the arrows move the page.
        """
      )
      Block.blank
      timeoutEntry
    case .list:
      say("The numbers are from the last run: it runs no tests.")
      Block.blank
      entry("--json", "the same for programs")
    case .hint:
      say(
        """
        Without a number it is about the exercise that you are at. There are three hints, from a \
        nudge to nearly the answer.
        """
      )
      Block.blank
      entry("--all", "all of them at once")
    case .compare:
      say(
        """
        Shows how the reference differs from your code. Until the exercise is done it asks first, \
        since it shows the answer.
        """
      )
      Block.blank
      entry("--yes", "do not ask")
    case .reset:
      say("What you have written is kept in .workbook/backups, and the way back is printed.")
      Block.blank
      entry("--bare", "take out the code around the gaps, too, if you want it harder")
    case .solve:
      say("What you have written is kept in .workbook/backups, and the way back is printed.")
    case .graduate:
      say(
        """
        While you work, each chapter builds on the solutions of the ones before it. Here it builds \
        on yours, in a copy below .build/graduate, and the tests of each chapter run on that. With a \
        number it goes up to that chapter.
        """
      )
      Block.blank
      timeoutEntry
    case .doctor:
      say(
        """
        Looks at the toolchain, git, the links between tests, free space and locks, and says how \
        to fix what is wrong.
        """
      )
    case .update:
      say(
        """
        Fetches the upstream of your branch, takes your answers out, brings the book forward, and \
        puts them back, exercise by exercise; then it runs the tests of the chapters that you have \
        begun. It also works in the middle of a merge, a rebase or a stash that has stopped with \
        conflicts. An answer that no longer has a place is kept as a file and named, and everything \
        that it touches is copied to .workbook/updates first.
        """
      )
      Block.blank
      entry("--from FOLDER|TAG|BRANCH", "another edition than the upstream; works without git, too")
      entry("--back", "undo the last update")
      timeoutEntry
    case .help: [Block]()
    }
  }
}
