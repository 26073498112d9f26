/// A file taken apart into the text that is given and the regions of the exercises.
struct RegionFile: Equatable, Sendable {
  /// A piece of a file.
  enum Segment: Equatable, Sendable {
    case given([SourceLine])
    case region(Region)
  }

  let segments: [Segment]
  let faults: [RegionFault]

  init(_ text: String) {
    var parser = RegionParser()
    for line in SourceLine.lines(of: text) { parser.read(line) }
    (segments, faults) = parser.finish()
  }

  var regions: [Region] {
    segments.compactMap { segment in
      guard case .region(let region) = segment else { return nil }
      return region
    }
  }

  /// The text that the reader begins with.
  var starter: String {
    text { region, _ in region.starterBody }
  }

  /// The text with other code in some regions, and no other byte changed.
  ///
  /// - Parameter body: Gives the new code for a region and its place among the regions of its
  ///   exercise in this file, from 0; nil leaves the region as it is.
  /// - Returns: The whole text; new lines have the file's own line ends.
  func text(replacing body: (Region, Int) -> [SourceLine]?) -> String {
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
          ?? (region.startsAsComments + region.body).joined
        text += [region.end].joined
      }
    }
  }
}
