import WorkbookKit
import Foundation

/// Makes the files of a new exercise or a new chapter, to be filled in; it writes over nothing.
struct NewCommand {
  let tree: Tree
  let console: Console

  func run(_ words: [String]) throws -> ExitCode {
    let title = words.dropFirst(2).joined(separator: " ")
    guard words.count > 2, let target = Target(words[1]), !Skeleton.name(title).isEmpty else {
      throw BookkeeperError.newWithoutTitle
    }
    switch (words[0], target) {
    case ("exercise", .exercise(let id)): try addExercise(id, title)
    case ("chapter", .chapter(let number)): try addChapter(number, title)
    default: throw BookkeeperError.newWithoutTitle
    }
    return .done
  }

  // MARK: An exercise

  private func addExercise(_ id: ExerciseID, _ title: String) throws {
    let book = Book(reading: tree)
    guard let chapter = book.folders.first(where: { $0.number == id.chapter }) else {
      throw BookError.unknownChapter(id.chapter, book.chapters)
    }
    let solution = try ChapterSources(reading: chapter.solutions, in: tree)
    guard chapter.exercise(id) == nil, solution.regions(of: id).isEmpty else {
      throw BookkeeperError.exists("exercise \(id)")
    }
    let skeleton = Skeleton(chapter: chapter, id: id, title: title)
    let lesson = try tree.read(chapter.lessonFile)
    try write(skeleton.files)
    try change(chapter.lessonFile, to: skeleton.inserted(into: lesson))
  }

  // MARK: A chapter

  private func addChapter(_ number: Int, _ title: String) throws {
    let book = Book(reading: tree)
    let digits = number < 10 ? "0\(number)" : "\(number)"
    guard !book.folders.contains(where: { $0.number == number }), (1...99).contains(number) else {
      throw BookkeeperError.exists("chapter \(number)")
    }
    let (name, tests) = (Skeleton.name(title), "Tests/Solution\(digits)Tests")
    let folder = "\(digits)-\(name)"
    guard !tree.exists(tests) else { throw BookkeeperError.exists(tests) }
    let package = Skeleton.package(
      try tree.read("Package.swift"),
      with: "  Chapter(\(number), \"\(name)\"),\n",
      number
    )
    let map = Skeleton.map(
      try tree.read("README.md"),
      with: "| \(number) | [\(title)](Chapters/\(folder)/README.md) | |\n",
      number
    )
    guard let package, let map else { throw BookkeeperError.noTable }

    for kind in ["Solutions", "Tests/Mistakes"] {
      let path = tree.path("\(kind)/\(folder)")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: tree.path(tests),
      withDestinationPath: "Chapter\(digits)Tests"
    )
    console.show(Messages.say("linked \(tests)"))
    try write([("Chapters/\(folder)/README.md", Skeleton.lesson(number, title))])
    // A target without a source can't be built, so a chapter has an exercise from the start.
    try addExercise(ExerciseID(number, 1), title)
    try change("Package.swift", to: package)
    try change("README.md", to: map)
  }

  // MARK: Writing

  /// Writes files that are all new.
  private func write(_ files: [(file: String, text: String)]) throws {
    if let old = files.first(where: { tree.exists($0.file) }) {
      throw BookkeeperError.exists(old.file)
    }
    for (file, text) in files {
      try tree.write(text, to: file)
      console.show(Messages.say("wrote \(file)"))
    }
  }

  private func change(_ file: String, to text: String) throws {
    try tree.write(text, to: file)
    console.show(Messages.say("added to \(file)"))
  }
}

/// The texts of new files.
struct Skeleton {
  let chapter: Chapter
  let id: ExerciseID
  let title: String

  /// A title as a name: `Of and from` is `OfAndFrom`.
  static func name(_ title: String) -> String {
    title.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// The new files of an exercise; it compiles, fails as a starter, and passes when it is solved.
  var files: [(file: String, text: String)] {
    let solution = RegionFile(code)
    let number = [id.chapter, id.number].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    return [
      ("\(chapter.solutions)/\(name).swift", code),
      ("\(chapter.starters)/\(name).swift", solution.starter),
      ("\(chapter.tests)/\(number)-\(name)Tests.swift", tests),
    ]
      + ["one", "two"].map { ("\(chapter.mistakes)/\(id)-slip-\($0).swift", mistake) }
  }

  private var name: String { Self.name(title) }

  private var function: String { "is\(name)Solved" }

  private var code: String {
    """
    func \(function)() -> Bool {
      // exercise \(id): Say what to achieve, and never how.
      // starts as: return false
      return true
      // end \(id)
    }

    """
  }

  private var tests: String {
    """
    import Testing

    #if SOLUTION
    @testable import \(chapter.solutionModule)
    #else
    @testable import \(chapter.starterModule)
    #endif

    @Suite struct `\(id) \(title)` {
      @Test func `does what it should`() {
        #expect(\(function)(), "Say what went wrong and why it matters, and not how to mend it.")
      }
    }

    """
  }

  private var mistake: String {
    """
    // Say what is wrong with it, in a sentence.

    // exercise \(id)
    // end \(id)

    """
  }

  // MARK: The lesson

  static func lesson(_ number: Int, _ title: String) -> String {
    """
    # \(number) \(title)

    ## The trouble

    ## The idea

    ## Before you code

    ## Checkpoint

    ## What RxSwift does

    ## In an app

    ## What is next

    """
  }

  /// A lesson with the section of the exercise, behind those of the exercises before it.
  func inserted(into lesson: String) -> String {
    let headings = lesson.matches(of: #/(?m)^## (.*)$/#)
      .map { (at: $0.range.lowerBound, text: $0.1) }
    let next = headings.first { ExerciseID(leading: $0.text).map { id < $0 } ?? false }
    let last = headings.last { ExerciseID(leading: $0.text) != nil }
    // The first exercise comes before the checkpoint, a later one behind the exercise before it.
    let behind =
      last.map { last in headings.first { $0.at > last.at } }
      ?? headings.first { $0.text == "Checkpoint" }
    let place = next?.at ?? behind?.at ?? lesson.endIndex
    return lesson[..<place] + section + lesson[place...]
  }

  private var section: String {
    let hints = (1...3)
      .map { number in
        """
        <details>
        <summary>Hint \(number)</summary>

        …

        </details>

        """
      }
    return "## \(id) \(title)\n\nSay the goal, and the rules to keep.\n\n"
      + hints.joined(separator: "\n") + "\n"
  }

  // MARK: The tables

  /// The manifest with one more row in its table of chapters; nil if there is no such table.
  static func package(_ text: String, with row: String, _ number: Int) -> String? {
    let rows = text.matches(of: #/(?m)^  Chapter\(\s*(\d+),/#)
      .map { ($0.range, Int($0.1) ?? 0) }
    guard let last = rows.last, let end = text[last.0.upperBound...].firstRange(of: "\n]") else {
      return nil
    }
    let place = rows.first { $0.1 > number }?.0.lowerBound ?? text.index(after: end.lowerBound)
    return text[..<place] + row + text[place...]
  }

  /// The map of the book with one more row; nil if there is no map.
  static func map(_ text: String, with row: String, _ number: Int) -> String? {
    let rows = text.matches(of: #/(?m)^\| (\d+) \|.*\n/#).map { ($0.range, Int($0.1) ?? 0) }
    guard let last = rows.last else { return nil }
    let place = rows.first { $0.1 > number }?.0.lowerBound ?? last.0.upperBound
    return text[..<place] + row + text[place...]
  }
}
