extension Messages {
  /// The reader's own errors; of other people's files no more than is needed.
  @BlockBuilder
  static func compileFailure(
    _ failure: CompileFailure,
    _ chapter: Chapter,
    in tree: Tree
  ) -> [Block] {
    if !failure.own.isEmpty {
      let number = count(failure.own.count, "error")
      say("\("Chapter \(chapter.number) does not compile", .bad): \(number) in your files.")
      Block.blank
      errors(failure.own, in: tree)
    } else if !failure.foreign.isEmpty {
      say(
        """
        \("Chapter \(chapter.number) does not compile", .bad), though the errors are not in your \
        files. Others use what your files declare: was something there renamed, or deleted, or \
        its type changed? The names outside the exercises have to stay.
        """
      )
      Block.blank
      errors(failure.foreign, in: tree)
    } else {
      say(
        """
        \("Chapter \(chapter.number) could not be built", .bad), and not because of an error in \
        a file. This was said:
        """
      )
      Block.blank
      for line in failure.other.suffix(5) {
        Block.prose("\(line)", indent: 2, hanging: 2)
      }
      Block.blank
      say(
        "\(command: "doctor") looks at the toolchain, the build folder and the links between tests."
      )
      Block.blank
    }
  }

  @BlockBuilder
  private static func errors(_ errors: [Diagnostic], in tree: Tree) -> [Block] {
    let shown = errors.prefix(3)
    for error in shown {
      Messages.error(error, in: tree)
    }
    if errors.count > shown.count {
      under("and \(errors.count - shown.count) more")
      Block.blank
    }
  }

  /// Place, message, and the line with a caret below the column.
  @BlockBuilder
  private static func error(_ error: Diagnostic, in tree: Tree) -> [Block] {
    say("\("\(error.file):\(error.line):\(error.column)", .strong)")
    Block.prose("\(error.message)", indent: 2, hanging: 2)
    if let line = tree.line(error.line, of: error.file) {
      let margin = line.indentation.utf8.count
      let caret = String(repeating: " ", count: max(0, error.column - 1 - margin)) + "^"
      Block.blank
      Block.verbatim("\(line.trimmed)", indent: 4)
      Block.verbatim("\(caret, .bad)", indent: 4)
    }
    Block.blank
  }
}
