/// What keeps a command from doing its work; `Messages` has a sentence for each.
enum Trouble: Error, Equatable {
  case noBook(at: String)
  case noBookAbove(String)
  case emptyBook
  case unknownChapter(Int, [Chapter])
  case unknownExercise(ExerciseID, Chapter)
  case noTests(Chapter)
  case unreadable(file: String)
  case notText(file: String)
  case unwritable(file: String, reason: String)
  case diskFull(megabytes: Int)
  case cannotStart(String, reason: String)
  case locked(file: String)
  case interrupted
  case noTerminal
  case usage(UsageFault)
  case damaged([RegionDamage], Chapter)
  case solutionFault(RegionFault, file: String)
  case holdsEdits([EditedFile])
  case noRegion(ExerciseID)
  case noHints(ExerciseID, lesson: String)
  case needsYes(CommandName, String)

  var exitCode: ExitCode {
    switch self {
    case .noBook, .noBookAbove, .emptyBook, .unknownChapter, .unknownExercise, .usage, .noRegion,
      .noHints, .needsYes, .noTerminal:
      .wrongUse
    case .noTests: .noTestRan
    case .holdsEdits, .damaged, .solutionFault: .failing
    case .unreadable, .notText, .unwritable, .diskFull, .cannotStart, .locked: .unable
    case .interrupted: .interrupted
    }
  }
}
