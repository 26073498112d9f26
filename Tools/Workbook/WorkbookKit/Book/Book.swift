import Synchronization

/// The map of the book: the chapters that are there, in order.
package struct Book: Equatable, Sendable {
  package let tree: Tree

  /// All chapters that have a folder, also those whose exercises are still to be written.
  package let folders: [Chapter]

  /// Reads the map from the names of the folders; what is in a chapter is read when it is needed.
  package init(reading tree: Tree) {
    self.tree = tree
    folders = tree.names(in: "Solutions")
      .compactMap { Chapter(folder: $0, in: tree) }
      .sorted { $0.number < $1.number }
  }

  /// The chapters that have exercises.
  package var chapters: [Chapter] { folders.filter { !$0.exercises.isEmpty } }

  package func chapter(_ number: Int) throws -> Chapter {
    let chapter = folders.first { $0.number == number }
    guard let chapter, !chapter.exercises.isEmpty else {
      throw BookError.unknownChapter(number, chapters)
    }
    return chapter
  }

  package func exercise(_ id: ExerciseID) throws -> Exercise {
    let chapter = try chapter(id.chapter)
    guard let exercise = chapter.exercise(id) else {
      throw BookError.unknownExercise(id, chapter)
    }
    return exercise
  }

  package func chapter(after chapter: Chapter) -> Chapter? {
    folders.first { $0.number > chapter.number && !$0.exercises.isEmpty }
  }
}

/// One chapter of the book, with the paths of its files, relative to the root.
package struct Chapter: Equatable, Sendable {
  package let number: Int

  /// The name of its folder, such as `05-ProducerAndSink`.
  package let folder: String

  private let contents: Lazy<Contents>

  /// Finds a chapter by its folder; nil if the name is not that of a chapter.
  package init?(folder: String, in tree: Tree) {
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard
      parts.count == 2, parts[0].count == 2, let number = Int(digits: parts[0]),
      tree.isFolder("Solutions/\(folder)")
    else { return nil }
    self.number = number
    self.folder = folder
    contents = Lazy { Contents(of: folder, number: number, in: tree) }
  }

  /// The title, without the number.
  package var title: String { contents.value.title }

  package var exercises: [Exercise] { contents.value.exercises }

  /// The lesson; nil if its file can't be read.
  package var lesson: Lesson? { contents.value.lesson }

  package var digits: String { String(folder.prefix(2)) }
  package var name: String { "Chapter \(number) \(title)" }

  package var starters: String { "Chapters/\(folder)" }
  package var solutions: String { "Solutions/\(folder)" }
  package var lessonFile: String { "Chapters/\(folder)/README.md" }
  package var tests: String { "Tests/\(testModule)" }
  package var solutionTests: String { "Tests/Solution\(digits)Tests" }
  package var mistakes: String { "Tests/Mistakes/\(folder)" }
  package var alternatives: String { "Tests/Alternatives/\(folder)" }
  package var gapMarks: String { "Tests/Gaps/\(folder).txt" }

  package var testModule: String { "Chapter\(digits)Tests" }
  package var starterModule: String { "Chapter" + folder.filter { $0 != "-" } }
  package var solutionModule: String { "Solution" + folder.filter { $0 != "-" } }

  package func exercise(_ id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  package static func == (left: Chapter, right: Chapter) -> Bool {
    left.number == right.number && left.folder == right.folder
  }
}

/// One exercise of the book.
package struct Exercise: Equatable, Sendable {
  package let id: ExerciseID

  /// The title, without the number.
  package let title: String

  package init(id: ExerciseID, title: String) {
    self.id = id
    self.title = title
  }

  /// The number and the title: the name of its heading and of its suite.
  package var name: String { title.isEmpty ? "\(id)" : "\(id) \(title)" }
}

extension Chapter {
  /// What stands in a chapter's files.
  fileprivate struct Contents: Sendable {
    let title: String
    let lesson: Lesson?
    let exercises: [Exercise]

    /// Reads the lesson; only where it has no exercises are the solutions and the tests read too.
    init(of folder: String, number: Int, in tree: Tree) {
      let lesson = (try? tree.read("Chapters/\(folder)/README.md")).map(Lesson.init)
      var titles: [ExerciseID: String] = [:]
      for section in lesson?.exercises ?? [] where section.id.chapter == number {
        titles[section.id] = section.title
      }
      if titles.isEmpty {
        let sources = try? ChapterSources(reading: "Solutions/\(folder)", in: tree)
        let suites = SuiteNames(reading: "Tests/Chapter\(folder.prefix(2))Tests", in: tree)
        titles = suites.titles.filter { $0.key.chapter == number }
        for id in sources?.exercises ?? [] where id.chapter == number && titles[id] == nil {
          titles[id] = ""
        }
      }
      self.lesson = lesson
      title = lesson?.chapterTitle ?? Self.words(in: String(folder.dropFirst(3)))
      exercises = titles.map { Exercise(id: $0.key, title: $0.value) }.sorted { $0.id < $1.id }
    }

    /// `OneObserver` as words, for a chapter whose lesson has no heading yet.
    private static func words(in name: String) -> String {
      var words = ""
      for character in name {
        if character.isUppercase, !words.isEmpty { words.append(" ") }
        words.append(words.isEmpty ? String(character) : character.lowercased())
      }
      return words
    }
  }
}

/// A value that is made when it is asked for first, and kept.
private final class Lazy<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}

/// What can be wrong with the book on disk, or with the number of a chapter or an exercise.
package enum BookError: Error, Equatable {
  case noBook(at: String)
  case noBookAbove(String)
  case emptyBook
  case unknownChapter(Int, [Chapter])
  case unknownExercise(ExerciseID, Chapter)
  case unreadable(file: String)
  case notText(file: String, line: Int)

  /// A file stands where the workbook keeps a folder of its own.
  case notFolder(String)
  case unwritable(file: String, reason: String)
}
