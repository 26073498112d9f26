/// What a script asks for while somebody types.
enum CompletionTopic: Equatable, Sendable {
  /// The script itself.
  case script(Shell)
  case chapters
  case exercises

  /// Chapters and exercises.
  case targets

  init?(_ word: String) {
    switch word {
    case "chapters": self = .chapters
    case "exercises": self = .exercises
    case "targets": self = .targets
    default:
      guard let shell = Shell(rawValue: word) else { return nil }
      self = .script(shell)
    }
  }
}
