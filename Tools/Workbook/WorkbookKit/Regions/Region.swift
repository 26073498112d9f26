/// The part of a file that belongs to an exercise, between its two markers.
struct Region: Equatable, Sendable {
  let id: ExerciseID

  /// What to achieve, in one paragraph.
  let goal: String

  /// The file that a mistake names for this block.
  let file: String?

  /// Where the first marker stands, from 1.
  let line: Int

  /// The first marker and the rest of the goal: what stays in every version of the file.
  let head: [SourceLine]

  /// The lines that say how the region starts; only a solution has them.
  let startsAsComments: [SourceLine]

  /// The code.
  let body: [SourceLine]

  /// The last marker.
  let end: SourceLine

  /// The body of the starter, as the `starts as:` comments give it.
  var starterBody: [SourceLine] {
    startsAsComments.map { line in
      guard case .startsAs(let text) = Marker(line) else { return line }
      return SourceLine(text.isEmpty ? "" : line.indentation + text, ending: line.ending)
    }
  }

  /// Where a reader begins to type, from 1.
  var firstLineOfBody: Int { line + head.count + startsAsComments.count }
}
