/// Where an exercise is worked on, and where it is explained.
struct Place: Equatable, Sendable {
  /// The file and the line in which a reader begins to type, relative to the root.
  let file: String?

  let goal: String?

  /// The exercise's other gaps, if all are begun: any of them may be what is wrong.
  let alternatives: [String]

  /// The lesson, with the exercise's heading.
  let lesson: String

  /// The same as an address that a terminal can open.
  let lessonLink: String

  static func of(_ id: ExerciseID, in chapter: Chapter, _ tree: Tree) -> Place {
    let mine = try? ChapterSources(reading: chapter.starters, in: tree)
    let reference = try? ChapterSources(reading: chapter.solutions, in: tree)
    let own = mine?.regions(of: id) ?? []
    // The first region that is still to do; all begun, the first of all.
    let open = own.first { key, region in
      guard let origin = reference?.region(key) else { return false }
      return region.body.saysTheSame(as: origin.starterBody)
    }
    let region = open ?? own.first
    let section = (try? tree.read(chapter.lesson)).map(Lesson.init)?.exercise(id)
    func place(_ file: String, _ region: Region) -> String {
      "\(chapter.starters)/\(file):\(region.firstLineOfBody)"
    }
    return Place(
      file: region.map { place($0.key.file, $0.region) },
      goal: region?.region.goal ?? reference?.regions(of: id).first?.region.goal,
      alternatives: open == nil ? own.dropFirst().map { place($0.key.file, $0.region) } : [],
      lesson: chapter.lesson + (section.map { "#\($0.anchor)" } ?? ""),
      lessonLink: Hyperlink.address(ofFile: tree.path(chapter.lesson), anchor: section?.anchor)
    )
  }
}
