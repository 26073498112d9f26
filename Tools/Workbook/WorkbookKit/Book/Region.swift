/// The part of a file that belongs to an exercise, between its two markers.
package struct Region: Equatable, Sendable {
  package let id: ExerciseID

  /// What to achieve, in one paragraph.
  package let goal: String

  /// The file that a mistake names for this block.
  package let file: String?

  /// Where the first marker stands, from 1.
  package let line: Int

  /// The first marker and the rest of the goal: what stays in every version of the file.
  package let head: [SourceLine]

  /// The lines that say how the whole region starts; only a solution has them.
  package let startsAsComments: [SourceLine]

  /// All that follows up to the last marker, with comments that say how some of it starts.
  let text: [SourceLine]

  /// The code.
  package let body: [SourceLine]

  /// The last marker.
  package let end: SourceLine

  init(
    id: ExerciseID,
    goal: String,
    file: String?,
    line: Int,
    head: [SourceLine],
    startsAsComments: [SourceLine],
    text: [SourceLine],
    end: SourceLine
  ) {
    self.id = id
    self.goal = goal
    self.file = file
    self.line = line
    self.head = head
    self.startsAsComments = startsAsComments
    self.text = text
    body = text.filter { !Marker.saysHowItStarts($0) }
    self.end = end
  }

  /// The body of the starter, as the `starts as:` comments give it.
  ///
  /// Those behind the goal stand for the whole region. One inside of it stands for the lines that
  /// follow, up to `from here on alike` or the end; the rest is the solution's. Where that comment
  /// begins the region, the starter has all of it.
  package var starterBody: [SourceLine] {
    guard startsAsComments.isEmpty else { return startsAsComments.map(Self.uncommented) }
    guard text.contains(where: Marker.saysHowItStarts) else { return [] }
    var isAlike = true
    return text.reduce(into: []) { starter, line in
      switch Marker(line) {
      case .startsAs(let text):
        isAlike = false
        if !text.isEmpty { starter.append(Self.uncommented(line)) }
      case .alike:
        isAlike = true
      default:
        if isAlike { starter.append(line) }
      }
    }
  }

  /// Whether the solution writes something that the starter does not have.
  package var asksForCode: Bool { !body.saysTheSame(as: starterBody) }

  private static func uncommented(_ line: SourceLine) -> SourceLine {
    guard case .startsAs(let text) = Marker(line) else { return line }
    return SourceLine(text.isEmpty ? "" : line.indentation + text, ending: line.ending)
  }

  /// Where a reader begins to type, from 1.
  package var firstLineOfBody: Int { line + head.count + startsAsComments.count }
}

/// Names one region of a chapter, in the starter and in the solution alike.
package struct RegionKey: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the chapter's folder.
  package let file: String

  package let exercise: ExerciseID

  /// The place among the regions of the exercise in this file, from 0.
  let ordinal: Int

  package var description: String { "\(file) \(exercise) \(ordinal)" }
}

/// A file taken apart into the text that is given and the regions of the exercises.
package struct RegionFile: Equatable, Sendable {
  /// A piece of a file.
  enum Segment: Equatable, Sendable {
    case given([SourceLine])
    case region(Region)
  }

  let segments: [Segment]
  package let errors: [RegionError]

  package init(_ text: String) {
    var parser = RegionParser()
    for line in SourceLine.lines(of: text) { parser.read(line) }
    (segments, errors) = parser.finish()
  }

  package var regions: [Region] {
    segments.compactMap { segment in
      guard case .region(let region) = segment else { return nil }
      return region
    }
  }

  /// The text that the reader begins with.
  package var starter: String {
    text { region, _ in region.starterBody }
  }

  /// The text with other code in some regions, and no other byte changed.
  ///
  /// - Parameter body: Gives the new code for a region and its place among the regions of its
  ///   exercise in this file, from 0; nil leaves the region as it is.
  /// - Returns: The whole text; new lines have the file's own line ends.
  package func text(replacing body: (Region, Int) -> [SourceLine]?) -> String {
    var seen: [ExerciseID: Int] = [:]
    return segments.reduce(into: "") { text, segment in
      switch segment {
      case .given(let lines):
        text += lines.joined
      case .region(let region):
        let ordinal = seen[region.id, default: 0]
        seen[region.id] = ordinal + 1
        let ending = region.head.first?.ending ?? .newline
        text += region.head.joined
        text +=
          body(region, ordinal)?.ending(with: ending).joined
          ?? (region.startsAsComments + region.text).joined
        text += [region.end].joined
      }
    }
  }
}

/// What can be wrong with the markers of a file; lines count from 1.
package enum RegionError: Equatable, Sendable {
  case endWithoutBegin(ExerciseID, line: Int)
  case beginWithoutEnd(ExerciseID, line: Int)
  case nested(ExerciseID, line: Int, inside: ExerciseID, outerLine: Int)
  case wrongEnd(ExerciseID, line: Int, inside: ExerciseID, outerLine: Int)
  case unreadable(line: Int)
  case misplacedStartsAs(line: Int)
  case misplacedAlike(line: Int)

  package var line: Int {
    switch self {
    case .endWithoutBegin(_, let line), .beginWithoutEnd(_, let line), .unreadable(let line),
      .nested(_, let line, _, _), .wrongEnd(_, let line, _, _), .misplacedStartsAs(let line),
      .misplacedAlike(let line):
      line
    }
  }

  /// The exercise whose region is damaged, as far as that can be told.
  package var exercise: ExerciseID? {
    switch self {
    case .endWithoutBegin(let id, _), .beginWithoutEnd(let id, _): id
    case .nested(_, _, let inside, _), .wrongEnd(_, _, let inside, _): inside
    case .unreadable, .misplacedStartsAs, .misplacedAlike: nil
    }
  }
}
