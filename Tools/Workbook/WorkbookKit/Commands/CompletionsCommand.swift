/// Writes what shells need to complete words.
struct CompletionsCommand {
  let console: Console

  func run(_ shell: Shell) -> ExitCode {
    console.raw(CompletionScript(shell: shell).text)
    return .done
  }

  /// The numbers that may be typed, one a line.
  func run(_ topic: CompletionTopic, in book: Book) -> ExitCode {
    let chapters = book.chapters.map { "\($0.number)" }
    let exercises = book.chapters.flatMap(\.exercises).map { "\($0.id)" }
    let words =
      switch topic {
      case .script: [String]()
      case .chapters: chapters
      case .exercises: exercises
      case .targets: chapters + exercises
      }
    console.raw(words.map { $0 + "\n" }.joined())
    return .done
  }
}
