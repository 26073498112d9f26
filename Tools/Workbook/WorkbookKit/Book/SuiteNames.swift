/// The suites of a chapter's tests, as their names stand in the source.
struct SuiteNames: Equatable, Sendable {
  /// The title of each exercise that has a suite.
  let titles: [ExerciseID: String]

  init(reading folder: String, in tree: Tree) {
    let texts = tree.swiftFiles(in: folder).compactMap { try? tree.read("\(folder)/\($0)") }
    self.init(texts)
  }

  init(_ texts: [String]) {
    var titles: [ExerciseID: String] = [:]
    for text in texts {
      for match in text.matches(of: #/(?:struct|class|actor|enum)\s+`(\d+\.\d+) ([^`]*)`/#) {
        guard let id = ExerciseID(match.1) else { continue }
        titles[id] = String(match.2)
      }
    }
    self.titles = titles
  }
}
