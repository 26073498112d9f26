/// One chapter of the book, with the places of its files, relative to the root.
struct Chapter: Equatable, Sendable {
  let number: Int

  /// The name of its folder, such as `05-ProducerAndSink`.
  let folder: String

  /// The title, without the number.
  let title: String

  let exercises: [Exercise]

  var digits: String { String(folder.prefix(2)) }
  var name: String { "Chapter \(number) \(title)" }

  var starters: String { "Chapters/\(folder)" }
  var solutions: String { "Solutions/\(folder)" }
  var lesson: String { "Chapters/\(folder)/README.md" }
  var tests: String { "Tests/\(testModule)" }
  var solutionTests: String { "Tests/Solution\(digits)Tests" }
  var mistakes: String { "Tests/Mistakes/\(folder)" }

  var testModule: String { "Chapter\(digits)Tests" }
  var starterModule: String { "Chapter" + folder.filter { $0 != "-" } }
  var solutionModule: String { "Solution" + folder.filter { $0 != "-" } }

  func exercise(_ id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }
}
