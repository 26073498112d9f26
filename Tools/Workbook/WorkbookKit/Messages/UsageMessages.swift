extension Messages {
  /// What is wrong with the arguments.
  static func usage(_ fault: UsageFault) -> Message {
    switch fault {
    case .unknownCommand(let word, let meant):
      if let meant {
        "There is no command \(word, .strong). Did you mean \(command: meant.rawValue)?"
      } else {
        "There is no command \(word, .strong). \(command: "--help") lists what there is."
      }
    case .unknownOption(let option, let name):
      """
      \(name.map { "\($0.rawValue) has" } ?? "There is") no option \(option, .strong). \
      \(help(name))
      """
    case .missingValue(let option):
      "\(option, .strong) needs a value behind it."
    case .wrongValue(let value, let option):
      "\(option, .strong) can't be \(value, .strong): it takes a number above zero."
    case .missingTarget(let name):
      "Say which exercise, as in \(command: "\(name.rawValue) 1.1")."
    case .wrongTarget(let word, let name):
      """
      \(word, .strong) is neither a chapter, such as 5, nor an exercise, such as 5.6. \(help(name))
      """
    case .tooMany(let word, let name):
      "\(word, .strong) is one word too many. \(help(name))"
    case .needsExercise(let word, let name):
      "Say which exercise of chapter \(word), as in \(command: "\(name.rawValue) \(word).1")."
    case .needsShell:
      "Say for which shell: \(command: "completions bash") or \(command: "completions zsh")."
    case .needsChapter(let word, let name):
      "\(name.rawValue, .strong) takes a whole chapter, and \(word, .strong) is an exercise."
    }
  }

  private static func help(_ name: CommandName?) -> Message {
    "\(command: name.map { "\($0.rawValue) --help" } ?? "--help") tells more."
  }
}
