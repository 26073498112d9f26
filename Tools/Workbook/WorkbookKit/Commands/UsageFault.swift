/// What can be wrong with the arguments.
enum UsageFault: Equatable, Sendable {
  case unknownCommand(String, meant: CommandName?)
  case unknownOption(String, CommandName?)
  case missingValue(String)
  case wrongValue(String, option: String)
  case missingTarget(CommandName)
  case wrongTarget(String, CommandName)
  case tooMany(String, CommandName?)
  case needsExercise(String, CommandName)
  case needsChapter(String, CommandName)
  case needsShell
}
