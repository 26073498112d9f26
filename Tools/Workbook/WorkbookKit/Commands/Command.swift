/// What the workbook is asked to do.
enum Command: Equatable, Sendable {
  /// No argument: where am I, and what is next?
  case next
  case test(Target?)
  case list
  case watch(Target?)
  case hint(ExerciseID?, all: Bool)
  case compare(ExerciseID?)
  case reset(Target)
  case solve(Target)
  case graduate(upTo: Int?)
  case doctor
  case generate(chapter: Int?, force: Bool)
  case verify(chapter: Int?, jobs: Int, isOneByOne: Bool)
  case completions(CompletionTopic)
  case help(CommandName?)
  case version
}
