extension Messages {
  /// A sentence for each thing that keeps a command from its work, with the way out.
  static func trouble(_ trouble: Trouble) -> [Block] {
    switch trouble {
    case .noBook(let path):
      [
        say(
          "\(path, .strong) is not the workbook: it has no Package.swift, Chapters and Solutions."
        )
      ]
    case .noBookAbove(let path):
      [
        say(
          """
          There is no workbook in \(path, .strong) or above it. Go to the folder that you cloned, \
          or name it with \("--root FOLDER", .strong).
          """
        )
      ]
    case .emptyBook:
      [say("The book has no chapter: the folder \("Solutions", .strong) holds none.")]
    case .unknownChapter(let number, let chapters):
      [say("There is no chapter \(number, .strong). \(have(chapters))")]
    case .unknownExercise(let id, let chapter):
      [say("There is no exercise \(id, .strong). \(have(chapter))")]
    case .noTests(let chapter):
      [say("The tests of chapter \(chapter.number) are gone. \(checkout(chapter.tests))")]
    case .unreadable(let file):
      [say("The file \(file, .strong) can't be read. \(checkout(file))")]
    case .notText(let file):
      [say("The file \(file, .strong) is not text in UTF-8. \(checkout(file))")]
    case .unwritable(let file, let reason):
      [say("The file \(file, .strong) could not be written: \(reason). Nothing was changed.")]
    case .diskFull(let megabytes):
      [
        say(
          """
          The disk is full: \(megabytes) MB are left, and a build needs about 500. Make room and \
          start again; your files are as you saved them.
          """
        )
      ]
    case .cannotStart(let program, let reason):
      [
        say(
          """
          \(program, .strong) could not be started (\(reason)). Is the Swift toolchain installed, \
          and its folder in PATH? \(command: "doctor") looks.
          """
        )
      ]
    case .locked(let file):
      [
        say(
          """
          Another workbook is still running in this folder, so this one gives up. Let it end, or \
          stop it with Ctrl-C where it runs. (The lock is \(file).)
          """
        )
      ]
    case .interrupted: interrupted
    case .noTerminal: watchNeedsTerminal
    case .usage(let fault): [say(usage(fault))]
    case .damaged(let damage, let chapter): damaged(damage, chapter)
    case .solutionFault(let fault, let file): [say("\(file, .strong): \(regionFault(fault))")]
    case .holdsEdits(let files): holdsEdits(files)
    case .noRegion(let id):
      [
        say(
          "Exercise \(id, .strong) has no place in the chapter's files, so there is nothing to do."
        )
      ]
    case .noHints(let id, let lesson):
      [
        say(
          """
          The lesson has no hints for exercise \(id, .strong). It may help to read \
          \(lesson, .strong).
          """
        )
      ]
    case .needsYes(let name, let question):
      [
        say(
          """
          \(question) There is no terminal to ask at; say \(command: "\(name) … --yes") to go on.
          """
        )
      ]
    }
  }

  private static func have(_ chapters: [Chapter]) -> Message {
    guard let first = chapters.first, let last = chapters.last else {
      return "The book has no chapter yet."
    }
    guard chapters.count > 1 else { return "So far there is chapter \(first.number) alone." }
    let isWhole = last.number - first.number == chapters.count - 1
    return isWhole
      ? "There are chapters \(first.number) to \(last.number)."
      : "There are chapters \(list(chapters.map { "\($0.number)" }))."
  }

  private static func have(_ chapter: Chapter) -> Message {
    guard let first = chapter.exercises.first, let last = chapter.exercises.last else {
      return "Chapter \(chapter.number) has no exercises."
    }
    return "Chapter \(chapter.number) has the exercises \(first.id) to \(last.id)."
  }

  private static func checkout(_ file: String) -> Message {
    "\(typed("git checkout -- \(file)")) brings it back as it was committed."
  }

  private static func holdsEdits(_ files: [EditedFile]) -> [Block] {
    [say("Nothing was written: these starters hold work that would be lost.")]
      + files.map { file in
        let exercises = list(file.exercises.map(\.description))
        return under(
          "\(file.file, .strong) (\(exercises.isEmpty ? "its markers can't be read" : exercises))"
        )
      }
      + [say("If the work is not needed, say so with \("--force", .strong).")]
  }

  // MARK: Damaged markers

  /// What is wrong with a reader's files, and how they are mended without losing anything.
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
    case .missingFile(let file):
      let path = "\(chapter.starters)/\(file)"
      return "The file \(path, .strong) is missing or was renamed. \(checkout(path))"
    case .fault(let fault, let file):
      let path = "\(chapter.starters)/\(file)"
      return """
        \("\(path):\(fault.line)", .strong): \(regionFault(fault)) \(mending(fault, path))
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
        \("\(path):\(line)", .strong): exercise \(key.exercise, .strong) stands here once more \
        than it should. Was it pasted twice? Delete one copy, with its two markers.
        """
    }
  }

  private static func mending(_ fault: RegionFault, _ path: String) -> Message {
    guard let id = fault.exercise else { return "\(checkout(path)) Copy your code first." }
    return """
      Mend that line, or let \(command: "reset \(id)") bring the file back; it keeps a copy of \
      yours.
      """
  }

  /// What is wrong with a marker.
  static func regionFault(_ fault: RegionFault) -> Message {
    switch fault {
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
      has not ended: a line “// end \(inside)” is missing before it.
      """
    case .wrongEnd(let id, let line, let inside, let outer):
      "line \(line) says “end \(id)”, but it is exercise \(inside) that began in line \(outer)."
    case .unreadable(let line):
      "line \(line) looks like a marker, but its number can't be read."
    case .misplacedStartsAs(let line):
      "line \(line) says “starts as:”, which belongs right behind the goal of an exercise."
    }
  }
}
