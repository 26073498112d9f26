/// What can keep one of the reader's commands from its work.
enum WorkbookError: ReportedError, Equatable {
  case noTerminal
  case damaged([RegionDamage], Chapter)
  case noRegion(ExerciseID)
  case noMachine(Target)
  case noHints(ExerciseID, lesson: String)
  case needsYes(CommandName, String)

  /// A command that is the maintainers', and has a program of its own.
  case forMaintainers(String)

  var exitCode: ExitCode {
    switch self {
    case .noTerminal, .noRegion, .noMachine, .noHints, .needsYes, .forMaintainers: .wrongUse
    case .damaged: .failing
    }
  }

  var report: [Block] {
    switch self {
    case .noTerminal: Messages.watchNeedsTerminal
    case .damaged(let damage, let chapter): Messages.damaged(damage, chapter)
    case .noMachine(let target):
      [
        Messages.say(
          """
          There is nothing more to take out of \(target.description, .strong) than its gaps. \
          \(command: "reset \(target)") empties them.
          """
        )
      ]
    case .noRegion(let id):
      [
        Messages.say(
          "Exercise \(id, .strong) has no region in the chapter's files, so there is nothing to do."
        )
      ]
    case .noHints(let id, let lesson):
      [
        Messages.say(
          """
          The lesson has no hints for exercise \(id, .strong). It may help to read \
          \(lesson, .strong).
          """
        )
      ]
    case .needsYes(let name, let question):
      [
        Messages.say(
          """
          \(question) There is no terminal to ask at; say \(command: "\(name) … --yes") to go on.
          """
        )
      ]
    case .forMaintainers(let name):
      [
        Messages.say(
          "\(name, .strong) is a command for maintainers: \(Messages.typed("swift run bookkeeper \(name)"))"
        )
      ]
    }
  }
}

extension Messages {
  /// What is wrong with a reader's files, and how to fix them without losing anything.
  @BlockBuilder
  static func damaged(_ damage: [RegionDamage], _ chapter: Chapter) -> [Block] {
    let shown = damage.prefix(3)
    for damage in shown {
      say(sentence(on: damage, chapter))
    }
    if damage.count > shown.count {
      say("The same goes for \(count(damage.count - shown.count, "more place")).")
    }
  }

  private static func sentence(on damage: RegionDamage, _ chapter: Chapter) -> Message {
    switch damage {
    case .missingFile(let file, let id, let strangers):
      let path = "\(chapter.starters)/\(file)"
      let name = strangers.first.map { "\(chapter.starters)/\($0)" }
      let way: Message =
        name.map { "Was it renamed? \(typed("mv \($0) \(path)")) gives it its name back." }
        ?? "\(command: "reset \(id)") writes its starter anew."
      return "The file \(path, .strong) is not there. \(way)"
    case .error(let error, let file):
      let path = "\(chapter.starters)/\(file)"
      return """
        \("\(path):\(error.line)", .strong): \(regionError(error)) \(fix(error, path))
        """
    case .missingRegion(let key, let goal):
      let path = "\(chapter.starters)/\(key.file)"
      return """
        \(path, .strong) has lost the markers of exercise \(key.exercise, .strong) \
        (“// exercise \(key.exercise): \(goal)” and “// end \(key.exercise)”). Type them again \
        around your code, or let \(command: "reset \(key.exercise)") bring the file back; it \
        keeps a copy of yours.
        """
    case .extraRegion(let key, let line):
      let path = "\(chapter.starters)/\(key.file)"
      return """
        \("\(path):\(line)", .strong): exercise \(key.exercise, .strong) is here once too \
        often. Was it pasted twice? Delete one copy, with its two markers.
        """
    }
  }

  private static func fix(_ error: RegionError, _ path: String) -> Message {
    guard let id = error.exercise else { return "Fix that line: each marker names its exercise." }
    return """
      Fix that line, or let \(command: "reset \(id)") bring the file back; it keeps a copy of \
      yours.
      """
  }
}
