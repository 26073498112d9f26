import Foundation

/// What there is to say about an update, kept with its plan: an update that was interrupted tells of
/// all of it in the end.
struct UpdateReport: Codable {
  /// Something of the reader's that is kept as a file.
  struct Kept: Codable, Equatable {
    let exercise: ExerciseID?
    let file: String
    let reason: KeptReason

    /// Where it is kept.
    let copy: String
  }

  /// How the branch was moved.
  enum Move: String, Codable {
    /// It was not: there is no git, or it had the new edition already.
    case none
    case forward
    case merge
  }

  static let file = "report.json"

  var number: Int
  var name: String
  var isWithoutChanges = false
  var move = Move.none
  var source = ReadersVersion.Source.folder
  var heldBack: [String] = []

  /// What the reader's index held that was in no commit is in no index any more.
  var ref: String?

  var placed: [Transplanted.Placed] = []
  var kept: [Kept] = []
  var imports: [String: [String]] = [:]

  /// Files that were taken out of the book's folders, where nobody could say whose they are.
  var removed: [String] = []

  var changes: [ExerciseChange] = []

  /// The chapters to be tested, by their new numbers, and the exercises that were done.
  var chapters: [Int] = []
  var done: [ExerciseID] = []

  func save(in tree: Tree) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try tree.write(encoder.encode(self), to: "\(Changeover.folder(number))/\(Self.file)")
  }

  static func read(_ number: Int, in tree: Tree) throws -> UpdateReport {
    let file = "\(Changeover.folder(number))/\(Self.file)"
    guard let data = FileManager.default.contents(atPath: tree.path(file)),
      let report = try? JSONDecoder().decode(UpdateReport.self, from: data)
    else { throw BookError.unreadable(file: file) }
    return report
  }
}

/// What is new about an exercise, or about all of a chapter.
struct ExerciseChange: Codable, Equatable {
  /// A part of the book that says something else.
  enum Part: String, Codable, CaseIterable {
    case title
    case goal
    case starter
    case lesson
    case tests
  }

  /// What became of it.
  enum Fate: Codable, Equatable {
    case changed
    case new
    case gone
  }

  let chapter: Int
  let old: [ExerciseID]

  /// nil if it is gone.
  let new: ExerciseID?
  let title: String
  let fate: Fate
  let parts: [Part]
}

/// Compares the chapters that a reader has begun with the new edition.
struct BookComparison {
  let old: Snapshot
  let new: Snapshot
  let contents: Contents

  /// What is new in chapters of the old edition, which are named by their folders.
  func changes(in folders: [String], _ table: Renames) throws -> [ExerciseChange] {
    let known = EditionChapter.folders(in: new)
    return try folders.flatMap { folder -> [ExerciseChange] in
      guard
        EditionChapter.entries(of: folder, in: old) != EditionChapter.entries(of: folder, in: new)
      else { return [] }
      let before = try EditionChapter(folder, in: old, contents)
      var numbers = [table.image(of: before.number)]
      for id in before.exercises.sorted() {
        for image in table.images(of: id).ids where !numbers.contains(image.chapter) {
          numbers.append(image.chapter)
        }
      }
      let after = try known.filter { numbers.contains(EditionChapter.number(of: $0) ?? 0) }
        .map { try EditionChapter($0, in: new, contents) }
      return changes(from: before, to: after, table)
    }
  }

  private func changes(
    from before: EditionChapter,
    to after: [EditionChapter],
    _ table: Renames
  ) -> [ExerciseChange] {
    var origins: [ExerciseID: [ExerciseID]] = [:]
    var changes: [ExerciseChange] = []
    for id in before.exercises.sorted() {
      let images = table.images(of: id).ids
        .filter { image in
          after.contains { $0.exercises.contains(image) }
        }
      for image in images { origins[image, default: []].append(id) }
      if images.isEmpty {
        changes.append(
          ExerciseChange(
            chapter: before.number,
            old: [id],
            new: nil,
            title: before.titles[id] ?? "",
            fate: .gone,
            parts: []
          )
        )
      }
    }
    for chapter in after {
      for id in chapter.exercises.sorted() {
        let old = origins[id] ?? []
        // What came to another chapter from elsewhere is not this chapter's news.
        guard !old.isEmpty || chapter.number == table.image(of: before.number) else { continue }
        let parts = old.first.map { Self.parts(of: $0, before, id, chapter) } ?? []
        guard old != [id] || !parts.isEmpty else { continue }
        changes.append(
          ExerciseChange(
            chapter: chapter.number,
            old: old,
            new: id,
            title: chapter.titles[id] ?? "",
            fate: old.isEmpty ? .new : .changed,
            parts: parts
          )
        )
      }
    }
    return changes
  }

  private static func parts(
    of old: ExerciseID,
    _ before: EditionChapter,
    _ new: ExerciseID,
    _ after: EditionChapter
  ) -> [ExerciseChange.Part] {
    let mine = before.sources.regions(of: old).map(\.region)
    let theirs = after.sources.regions(of: new).map(\.region)
    return ExerciseChange.Part.allCases.filter { part in
      switch part {
      case .title: before.titles[old] != after.titles[new]
      case .goal: mine.map(\.goal) != theirs.map(\.goal)
      case .starter: mine.map { $0.body.map(\.text) } != theirs.map { $0.body.map(\.text) }
      case .lesson: section(old, before) != section(new, after)
      case .tests: tests(old, before) != tests(new, after)
      }
    }
  }

  /// The section of a lesson without its heading.
  private static func section(_ id: ExerciseID, _ chapter: EditionChapter) -> [String] {
    let lines = SourceLine.lines(of: chapter.lesson).map(\.text)
    guard let start = chapter.sections.exercise(id)?.line, start < lines.count else {
      return []
    }
    return Array(lines[start...].prefix { !$0.hasPrefix("## ") && !$0.hasPrefix("# ") })
  }

  /// The files that are named after an exercise, without its number.
  private static func tests(_ id: ExerciseID, _ chapter: EditionChapter) -> [String] {
    chapter.tests.filter { $0.key.hasPrefix(id.testFilePrefix) }.sorted { $0.key < $1.key }
      .map { $0.value.replacing("\(id) ", with: "") }
  }
}
