/// How a program ends; the numbers are promised to scripts and editors.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case failing = 1
  case wrongUse = 2
  case doesNotCompile = 3
  case crashed = 4
  case noTestRan = 5

  /// The machine is in the way: no toolchain, a full disk, files that can't be read or written.
  case unable = 6
  case interrupted = 130
}

/// An error that people are told about, in a sentence that says what to do.
package protocol ReportedError: Error {
  var exitCode: ExitCode { get }

  var report: [Block] { get }
}

// MARK: The book

extension BookError: ReportedError {
  package var exitCode: ExitCode {
    switch self {
    case .noBook, .noBookAbove, .emptyBook, .unknownChapter, .unknownExercise: .wrongUse
    case .unreadable, .notText, .notFolder, .unwritable: .unable
    }
  }

  package var report: [Block] { [Messages.say(sentence)] }

  private var sentence: Message {
    switch self {
    case .noBook(let path):
      "\(path, .strong) is not the workbook: it has no Package.swift, Chapters and Solutions."
    case .noBookAbove(let path):
      """
      There is no workbook in \(path, .strong) or above it. Go to the folder that you cloned, or \
      name it with \("--root FOLDER", .strong).
      """
    case .emptyBook:
      "The book has no chapters: the folder \("Solutions", .strong) is empty."
    case .unknownChapter(let number, let chapters):
      "There is no chapter \(number, .strong). \(Self.range(of: chapters))"
    case .unknownExercise(let id, let chapter):
      "There is no exercise \(id, .strong). \(Self.range(of: chapter))"
    case .unreadable(let file):
      if Self.chapter(ofStarter: file) != nil {
        """
        The file \(file, .strong) can't be read. Is it yours, and not a folder? \
        \(Messages.typed("ls -l \(file)")) shows that.
        """
      } else {
        "The file \(file, .strong) can't be read. \(Messages.checkout(file))"
      }
    case .notText(let file, let line):
      if let chapter = Self.chapter(ofStarter: file) {
        """
        \("\(file):\(line)", .strong) holds a byte that is not UTF-8, so the file can't be read. Save \
        it as UTF-8 in your editor; or reset the exercise that the line is in, as with \
        \(command: "reset \(chapter).1"), which keeps your file as it is in .workbook/backups.
        """
      } else {
        "The file \(file, .strong) is not text in UTF-8. \(Messages.checkout(file))"
      }
    case .notFolder(let name):
      """
      \(name, .strong) is a file here, and the workbook keeps its notes and your copies in a folder \
      of that name. \(Messages.typed("mv \(name) \(name).old")) moves it out of the way.
      """
    case .unwritable(let file, let reason):
      "The file \(file, .strong) could not be written: \(reason). Nothing was changed."
    }
  }

  /// The number of the chapter whose starter a file is: it may hold a reader's work.
  private static func chapter(ofStarter file: String) -> Int? {
    guard file.hasPrefix("Chapters/"), file.hasSuffix(".swift") else { return nil }
    return Int(file.dropFirst("Chapters/".count).prefix { $0.isNumber })
  }

  private static func range(of chapters: [Chapter]) -> Message {
    guard let first = chapters.first, let last = chapters.last else {
      return "The book has no chapter yet."
    }
    guard chapters.count > 1 else { return "So far there is only chapter \(first.number)." }
    let isWhole = last.number - first.number == chapters.count - 1
    return isWhole
      ? "There are chapters \(first.number) to \(last.number)."
      : "There are chapters \(Messages.list(chapters.map { "\($0.number)" }))."
  }

  private static func range(of chapter: Chapter) -> Message {
    guard let first = chapter.exercises.first, let last = chapter.exercises.last else {
      return "Chapter \(chapter.number) has no exercises."
    }
    return "Chapter \(chapter.number) has the exercises \(first.id) to \(last.id)."
  }
}

extension Messages {
  package static func checkout(_ file: String) -> Message {
    "\(typed("git checkout -- \(file)")) brings back the committed version."
  }

  /// What is wrong with a marker.
  package static func regionError(_ error: RegionError) -> Message {
    switch error {
    case .endWithoutBegin(let id, let line):
      """
      line \(line) ends exercise \(id), which has not begun: the line “// exercise \(id): …” is \
      missing.
      """
    case .beginWithoutEnd(let id, let line):
      "exercise \(id) begins in line \(line) and does not end: the line “// end \(id)” is missing."
    case .nested(let id, let line, let inside, let outer):
      """
      exercise \(id) begins in line \(line), while exercise \(inside), begun in line \(outer), \
      has not ended: a line “// end \(inside)” is missing before that.
      """
    case .wrongEnd(let id, let line, let inside, let outer):
      "line \(line) says “end \(id)”, but it is exercise \(inside) that began in line \(outer)."
    case .unreadable(let line):
      "line \(line) looks like a marker, but its number can't be read."
    case .misplacedStartsAs(let line):
      """
      line \(line) says “starts as:”, which belongs right after the goal of an exercise, or above \
      the lines that it replaces.
      """
    case .misplacedAlike(let line):
      "line \(line) says “from here on alike”, but there is no “starts as:” above it."
    }
  }
}

extension Messages {
  /// What is wrong with the table of what has another number since.
  package static func renamesError(_ error: RenamesError) -> Message {
    switch error {
    case .unreadable(let line):
      """
      \("\(Renames.file):\(line)", .strong) can't be read: a line is like “- 5.5 → 5.7”, \
      “- 5.5 → nothing” or “- chapter 16 → 17”.
      """
    case .noEdition(let line):
      "\("\(Renames.file):\(line)", .strong) belongs to no edition: a heading “## …” comes first."
    case .twice(let name, let line):
      "\("\(Renames.file):\(line)", .strong) names the edition \(name) again."
    case .goesTwice(let name, let line):
      "\("\(Renames.file):\(line)", .strong) says a second time where \(name) went."
    }
  }
}

// MARK: The engine

extension EngineError: ReportedError {
  package var exitCode: ExitCode {
    switch self {
    case .noTests: .noTestRan
    case .diskFull, .cannotStart, .locked: .unable
    case .interrupted: .interrupted
    }
  }

  package var report: [Block] { [Messages.say(sentence)] }

  private var sentence: Message {
    switch self {
    case .noTests(let chapter):
      "The tests of chapter \(chapter.number) are gone. \(Messages.checkout(chapter.tests))"
    case .diskFull(let megabytes):
      """
      The disk is full: \(megabytes) MB are left, and a build needs about 500. Make room and start \
      again; your files are as you saved them.
      """
    case .cannotStart(let program, let reason):
      """
      \(program, .strong) could not be started (\(reason)). Is the Swift toolchain installed, and \
      its folder in PATH? \(Messages.typed("swift run workbook doctor")) looks.
      """
    case .locked(let file):
      """
      Another workbook is still running in this folder, so this one gives up. Let it end, or stop \
      it with Ctrl-C where it runs. (The lock is \(file).)
      """
    case .interrupted: "Stopped. Nothing is lost, and nothing is left running."
    }
  }
}

// MARK: The command line

extension UsageError: ReportedError {
  package var exitCode: ExitCode { .wrongUse }

  package var report: [Block] { [Messages.say(sentence)] }

  private var sentence: Message {
    switch self {
    case .unknownCommand(let word, let meant):
      if let meant {
        "There is no command \(word, .strong). Did you mean \(command: meant)?"
      } else {
        "There is no command \(word, .strong). \(command: "--help") lists what there is."
      }
    case .unknownOption(let option, let name):
      "\(name.map { "\($0) has" } ?? "There is") no option \(option, .strong). \(Self.help(name))"
    case .missingValue(let option):
      "\(option, .strong) needs a value after it."
    case .wrongValue(let value, let option):
      "\(option, .strong) can't be \(value, .strong): it takes a number above zero."
    case .missingTarget(let name):
      "Say which exercise, as in \(command: "\(name) 1.1")."
    case .wrongTarget(let word, let name):
      """
      \(word, .strong) is neither a chapter, such as 5, nor an exercise, such as 5.6. \
      \(Self.help(name))
      """
    case .tooMany(let word, let name):
      "\(word, .strong) is one word too many. \(Self.help(name))"
    case .needsExercise(let word, let name):
      "Say which exercise of chapter \(word), as in \(command: "\(name) \(word).1")."
    case .needsChapter(let word, let name):
      "\(name, .strong) takes a whole chapter, and \(word, .strong) is an exercise."
    }
  }

  private static func help(_ name: String?) -> Message {
    "\(command: name.map { "\($0) --help" } ?? "--help") tells more."
  }
}
