/// Checks a lesson: its headings, hints and links, and the code that stands in it.
struct LessonCheck {
  let chapter: Chapter
  let tree: Tree
  let patience: Double
  let environment: [String: String]

  func outcome(_ solution: ChapterSources) throws -> ChapterResult.Outcome {
    guard let text = try? tree.read(chapter.lesson) else {
      return .init(flaws: [.noTitle(file: chapter.lesson)])
    }
    let lesson = Lesson(text)
    let flaws = flaws(of: lesson, solution)
    let docTest = DocTest(chapter: chapter, lesson: lesson, tree: tree)
    guard docTest.hasCode else { return .init(flaws: flaws, count: 0) }
    return .init(
      flaws: flaws + (try docTest.run(patience: patience, environment: environment)),
      count: docTest.count
    )
  }

  /// What can be seen without running anything.
  func flaws(of lesson: Lesson, _ solution: ChapterSources) -> [Flaw] {
    let suites = SuiteNames(reading: chapter.tests, in: tree).titles
    var flaws: [Flaw] = []
    if (lesson.chapterTitle ?? "").isEmpty { flaws.append(.noTitle(file: chapter.lesson)) }
    if let line = lesson.openFence { flaws.append(.openFence(file: chapter.lesson, line: line)) }
    for exercise in chapter.exercises {
      let id = exercise.id
      if solution.regions(of: id).isEmpty { flaws.append(.noRegion(id)) }
      let suite = suites[id]
      if suite == nil { flaws.append(.noSuite(id)) }
      guard let section = lesson.exercise(id) else {
        flaws.append(.noHeading(id, file: chapter.lesson))
        continue
      }
      if let suite, suite != section.title {
        flaws.append(.otherTitle(id, lesson: section.title, suite: suite))
      }
      if section.hints.count != 3 {
        flaws.append(
          .notThreeHints(
            id,
            count: section.hints.count,
            file: chapter.lesson,
            line: section.line
          )
        )
      }
    }
    return flaws + outputFlaws(lesson) + referenceFlaws(lesson)
  }

  private func outputFlaws(_ lesson: Lesson) -> [Flaw] {
    lesson.fences.indices.compactMap { place in
      guard lesson.fences[place].kind == .run else { return nil }
      let next = place + 1
      let isFollowed = next < lesson.fences.count && lesson.fences[next].kind == .output
      return isFollowed
        ? nil : .runWithoutOutput(file: chapter.lesson, line: lesson.fences[place].line)
    }
  }

  private func referenceFlaws(_ lesson: Lesson) -> [Flaw] {
    lesson.references.filter { !isAlive($0, lesson) }
      .map { .deadReference($0, file: chapter.lesson) }
  }

  private func isAlive(_ reference: LessonReference, _ lesson: Lesson) -> Bool {
    switch reference.kind {
    case .code:
      let places = [chapter.starters, chapter.tests, ""]
      return places.contains {
        tree.exists($0.isEmpty ? reference.path : "\($0)/\(reference.path)")
      }
    case .link:
      guard !reference.path.isEmpty else {
        return reference.anchor.map(lesson.anchors.contains) ?? true
      }
      let file = "\(chapter.starters)/\(reference.path)"
      guard tree.exists(file) else { return false }
      guard let anchor = reference.anchor, file.hasSuffix(".md") else { return true }
      let other = (try? tree.read(file)).map(Lesson.init)
      return other?.anchors.contains(anchor) ?? false
    }
  }
}
