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
    for line in texts.flatMap(SourceLine.lines) {
      // `@Suite struct `5.6 map``: the name stands between the first two back quotes.
      let parts = line.text.utf8.split(
        separator: UInt8(ascii: "`"),
        maxSplits: 2,
        omittingEmptySubsequences: false
      )
      guard
        parts.count == 3, let id = ExerciseID(leading: Substring(parts[1])),
        let before = Substring(parts[0]).split(separator: " ").last,
        ["struct", "class", "actor", "enum"].contains(before)
      else { continue }
      titles[id] = String(Substring(parts[1]).dropFirst("\(id) ".count))
    }
    self.titles = titles
  }
}
