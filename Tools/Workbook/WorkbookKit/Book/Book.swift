/// The map of the book: the chapters that are there, in order.
struct Book: Equatable, Sendable {
  let tree: Tree
  let chapters: [Chapter]

  /// Reads the map from the folders, the lessons' headings and the solutions' regions.
  ///
  /// A chapter whose exercises are still to be written is not on it.
  init(reading tree: Tree) {
    self.tree = tree
    chapters = tree.names(in: "Solutions")
      .compactMap { Chapter(folder: $0, in: tree) }
      .filter { !$0.exercises.isEmpty }
      .sorted { $0.number < $1.number }
  }

  func chapter(_ number: Int) throws -> Chapter {
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      throw Trouble.unknownChapter(number, chapters)
    }
    return chapter
  }

  func exercise(_ id: ExerciseID) throws -> Exercise {
    let chapter = try chapter(id.chapter)
    guard let exercise = chapter.exercise(id) else {
      throw Trouble.unknownExercise(id, chapter)
    }
    return exercise
  }

  func chapter(after chapter: Chapter) -> Chapter? {
    chapters.first { $0.number > chapter.number }
  }
}

extension Chapter {
  /// Reads a chapter from its folders; nil if the name is not that of a chapter.
  init?(folder: String, in tree: Tree) {
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard
      parts.count == 2, parts[0].count == 2, let number = Int(digits: parts[0]),
      tree.isFolder("Solutions/\(folder)")
    else { return nil }

    let lesson = (try? tree.read("Chapters/\(folder)/README.md")).map(Lesson.init)
    let digits = parts[0]
    let sources = try? ChapterSources(reading: "Solutions/\(folder)", in: tree)

    var titles: [ExerciseID: String] = [:]
    for id in sources?.exercises ?? [] { titles[id] = "" }
    for section in lesson?.exercises ?? [] { titles[section.id] = section.title }
    // Where the lesson is silent, the tests know.
    if titles.isEmpty || titles.values.contains("") {
      let suites = SuiteNames(reading: "Tests/Chapter\(digits)Tests", in: tree)
      titles.merge(suites.titles) { $0.isEmpty ? $1 : $0 }
    }

    self.init(
      number: number,
      folder: folder,
      title: lesson?.chapterTitle ?? Self.words(in: String(parts[1])),
      exercises: titles.filter { $0.key.chapter == number }
        .map { Exercise(id: $0.key, title: $0.value) }
        .sorted { $0.id < $1.id }
    )
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
