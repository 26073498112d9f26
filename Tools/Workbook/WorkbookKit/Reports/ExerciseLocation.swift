/// The gap in which the reason for a failure most likely lies, if something tells.
struct Suspect: Equatable {
  /// The gap.
  var key: RegionKey?

  /// The line of it, if that is known.
  var line: Int?

  /// The gaps of the exercise that were changed last: where nothing tells more, they come first.
  var recent: [RegionKey] = []

  /// The exercise whose gap it is.
  var exercise: ExerciseID? { key?.exercise }

  /// Looks at what became of an exercise.
  ///
  /// A crash names the gap that it happened in, a hang or an exit the one that was changed last, a
  /// test that speaks of a file the gap in that file, and a test that is about a single gap that gap,
  /// once it is begun.
  init(of report: ExerciseReport, in chapter: ChapterReport) {
    let regions = chapter.text.starter.regions
    recent = chapter.changedLast.filter { $0.exercise == report.exercise.id }
    switch report.state {
    case .trapped(let trap):
      guard let place = trap.location else { return }
      key =
        regions.first { key, region in
          place.file == "\(chapter.chapter.starters)/\(key.file)"
            && region.lines.contains(place.line)
        }?
        .key
      line = key == nil ? nil : place.line
    case .hung, .quit:
      key = chapter.changedLast.count == 1 ? chapter.changedLast.first : nil
    case .failing, .notBegun:
      let comments = report.tests.first { !$0.issues.isEmpty }?.mainIssues.first?.issue.comments
      let said = (comments ?? []).joined(separator: "\n")
      key =
        regions.first { key, _ in
          key.exercise == report.exercise.id && said.contains("`\(key.file)`")
        }?
        .key
      if key == nil { key = marked(report, in: chapter) }
    case .done, .untested: break
    }
  }

  /// Nothing tells.
  init() {}

  /// The gap that the failing tests are about; a gap that is not begun waits for its turn.
  private func marked(_ report: ExerciseReport, in chapter: ChapterReport) -> RegionKey? {
    let failing = report.tests.filter { !$0.issues.isEmpty }.map(\.name)
    let gap = chapter.marks.gap(behind: failing, in: report.exercise.id)
    return gap.flatMap { chapter.text.isOpen($0) ? nil : $0 }
  }
}

/// Where an exercise is worked on, and where it is explained.
struct ExerciseLocation: Equatable, Sendable {
  /// The file and the line in which a reader begins to type, relative to the root.
  let file: String?

  let goal: String?

  /// The exercise's other gaps, if all are begun: any of them may be what is wrong.
  let alternatives: [Alternative]

  /// One of several gaps.
  struct Alternative: Equatable, Sendable {
    /// The file and the line, relative to the root.
    let file: String
    let goal: String
  }

  /// The lesson, with the exercise's heading.
  let lesson: String

  /// The same as an address that a terminal can open.
  let lessonLink: String

  init(
    of id: ExerciseID,
    in chapter: Chapter,
    _ text: ChapterText,
    _ tree: Tree,
    suspect: Suspect = Suspect()
  ) {
    let gaps = Self.inTheLessonsOrder(text.starter.regions(of: id), of: id, in: chapter, tree)
    let own =
      gaps.filter { suspect.recent.contains($0.key) }
      + gaps.filter { !suspect.recent.contains($0.key) }
    // The first region that is still to do; all begun, the first of all.
    let open = gaps.first { text.isOpen($0.key) }
    let guilty = own.first { $0.key == suspect.key }
    let region = guilty ?? open ?? own.first
    let section = chapter.lesson?.exercise(id)
    file = region.map { key, region in
      let line = guilty == nil ? nil : suspect.line
      return "\(chapter.starters)/\(key.file):\(line ?? region.lineToTypeIn)"
    }
    goal = region?.region.goal ?? text.solution.regions(of: id).first?.region.goal
    let others = guilty == nil && open == nil ? own.dropFirst() : []
    alternatives = others.map { key, region in
      Alternative(
        file: "\(chapter.starters)/\(key.file):\(region.lineToTypeIn)",
        goal: region.goal
      )
    }
    lesson = chapter.lessonFile + (section.map { "#\($0.anchor)" } ?? "")
    lessonLink = Hyperlink.address(
      ofFile: tree.path(chapter.lessonFile),
      anchor: section?.anchor
    )
  }

  private typealias Place = (key: RegionKey, region: Region)

  /// An exercise's gaps in the order in which its section names their files.
  private static func inTheLessonsOrder(
    _ regions: [Place],
    of id: ExerciseID,
    in chapter: Chapter,
    _ tree: Tree
  ) -> [Place] {
    guard
      Set(regions.map(\.key.file)).count > 1, let first = chapter.lesson?.exercise(id)?.line,
      let lesson = try? tree.read(chapter.lessonFile)
    else { return regions }
    let lines = SourceLine.lines(of: lesson).map(\.text)
    let section = lines.dropFirst(first).prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
    func place(_ file: String) -> String.Index {
      section.firstRange(of: "`\(file)`")?.lowerBound ?? section.endIndex
    }
    return regions.enumerated()
      .sorted { left, right in
        let (first, second) = (place(left.element.key.file), place(right.element.key.file))
        return first == second ? left.offset < right.offset : first < second
      }
      .map(\.element)
  }
}

extension Region {
  /// The line to go to: where nothing is written yet, the one above the end.
  fileprivate var lineToTypeIn: Int { body.isEmpty ? firstLineOfBody - 1 : firstLineOfBody }

  /// All lines from one marker to the other.
  fileprivate var lines: ClosedRange<Int> { line...(firstLineOfBody + body.count) }
}
