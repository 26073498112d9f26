import Foundation

/// A file of an edition: what it is, and the key under which its bytes are found.
package struct FileEntry: Hashable, Sendable {
  /// What a file is, in git's numbers.
  package enum Kind: String, Codable, Sendable {
    case plain = "100644"
    case executable = "100755"
    case link = "120000"

    /// Another repository in this one, which is nobody's business here.
    case module = "160000"
  }

  package let kind: Kind
  package let key: String

  package init(_ kind: Kind, key: String) {
    self.kind = kind
    self.key = key
  }
}

/// All files of an edition by their paths, relative to the root.
package typealias Snapshot = [String: FileEntry]

/// The bytes of files, by keys; equal bytes have equal keys.
package final class Contents {
  private var known: [String: Data] = [:]
  private var keys: [Data: String] = [:]
  private let fetch: ([String]) throws -> [String: Data]

  /// The keys that were made here, and that nobody else knows.
  package private(set) var own: Set<String> = []

  /// - Parameter fetch: Reads what is not known yet; a key that it doesn't know is an error of it.
  package init(fetch: @escaping ([String]) throws -> [String: Data] = { _ in [:] }) {
    self.fetch = fetch
  }

  /// Reads several at once, which is much cheaper than one by one.
  package func load(_ entries: some Sequence<FileEntry>) throws {
    let missing = Set(entries.filter { $0.kind != .module }.map(\.key))
      .filter { known[$0] == nil }
    guard !missing.isEmpty else { return }
    for (key, data) in try fetch(missing.sorted()) { note(data, as: key) }
  }

  package func data(of entry: FileEntry) throws -> Data {
    if known[entry.key] == nil { try load([entry]) }
    guard let data = known[entry.key] else { throw BookError.unreadable(file: entry.key) }
    return data
  }

  /// The text of a file; nil if it is none.
  package func text(of entry: FileEntry) throws -> String? {
    guard entry.kind == .plain || entry.kind == .executable else { return nil }
    return String(validating: try data(of: entry), as: UTF8.self)
  }

  /// The key of some bytes, which may be those of a file that is known.
  package func key(for data: Data) -> String {
    if let key = keys[data] { return key }
    let key = "own \(own.count)"
    own.insert(key)
    note(data, as: key)
    return key
  }

  private func note(_ data: Data, as key: String) {
    known[key] = data
    keys[data] = key
  }
}

/// A chapter of an edition that is not on disk.
package struct EditionChapter {
  package let number: Int

  /// The name of its folder.
  package let folder: String

  /// The Swift files that a reader begins with, by their names relative to the folder.
  package let starter: [String: String]

  /// The same files, solved.
  package let solution: [String: String]

  package let lesson: String

  /// The starters and the solutions, taken apart.
  package let sources: ChapterSources
  let solved: ChapterSources

  /// The sections of the lesson, and the titles of the exercises as it has them.
  package let sections: Lesson
  package let titles: [ExerciseID: String]

  /// The test files by their names.
  package let tests: [String: String]

  /// The folders of chapters, in order.
  package static func folders(in snapshot: Snapshot) -> [String] {
    let folders = snapshot.keys.filter { $0.hasPrefix("Solutions/") }
      .compactMap { $0.split(separator: "/", maxSplits: 2).dropFirst().first.map(String.init) }
    return Set(folders).filter { number(of: $0) != nil }.sorted()
  }

  package static func number(of folder: String) -> Int? {
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 2 else { return nil }
    return Int(digits: parts[0])
  }

  /// The files of a chapter, whatever they are: lesson, starters, solutions and tests.
  package static func entries(of folder: String, in snapshot: Snapshot) -> Snapshot {
    let places = [
      "Chapters/\(folder)/", "Solutions/\(folder)/", "Tests/Chapter\(folder.prefix(2))Tests/",
    ]
    return snapshot.filter { path, _ in places.contains { path.hasPrefix($0) } }
  }

  package init(_ folder: String, in snapshot: Snapshot, _ contents: Contents) throws {
    let entries = Self.entries(of: folder, in: snapshot)
    try contents.load(entries.values)
    func texts(_ place: String) throws -> [String: String] {
      var texts: [String: String] = [:]
      for (path, entry) in entries where path.hasPrefix(place) && path.hasSuffix(".swift") {
        texts[String(path.dropFirst(place.count))] = try contents.text(of: entry)
      }
      return texts
    }
    self.folder = folder
    number = Self.number(of: folder) ?? 0
    starter = try texts("Chapters/\(folder)/")
    solution = try texts("Solutions/\(folder)/")
    tests = try texts("Tests/Chapter\(folder.prefix(2))Tests/")
    lesson = try entries["Chapters/\(folder)/README.md"].flatMap(contents.text) ?? ""
    sources = ChapterSources(starter)
    solved = ChapterSources(solution)
    sections = Lesson(lesson)
    titles = Dictionary(sections.exercises.map { ($0.id, $0.title) }) { first, _ in first }
  }

  /// The starters with the machines of some exercises taken out.
  package func starters(bare: Set<ExerciseID>) -> ChapterSources {
    guard !bare.isEmpty else { return sources }
    let taken = ChapterSources(solution, bare: bare).starterTexts
    let concerned = Set(
      solution.filter { !Machine.exercises(in: $0.value).isDisjoint(with: bare) }.keys
    )
    return ChapterSources(starter.merging(taken.filter { concerned.contains($0.key) }) { $1 })
  }

  /// The goals of an exercise, and the lines above its regions with their files.
  func signs(of exercise: ExerciseID) -> Set<String> {
    let signs = sources.regions(of: exercise)
      .flatMap { key, region in
        let above = surroundings(of: key).above
        return [region.goal, above.isEmpty ? "" : "\(key.file): \(above)"]
      }
    return Set(signs).subtracting([""])
  }

  /// Whether a gap of this edition and one of a later one have neither goal nor start in common.
  func isAnotherGap(_ key: RegionKey, _ later: Region) -> Bool {
    guard let own = sources.region(key) else { return true }
    return own.goal != later.goal && !own.body.saysTheSame(as: later.body)
  }

  /// The nearest given lines in front of a gap and behind it.
  struct Surroundings: Equatable {
    var above = ""
    var below = ""
  }

  func surroundings(of key: RegionKey) -> Surroundings {
    let segments = sources.files[key.file]?.segments ?? []
    let places = segments.indices.filter { place in
      if case .region(let region) = segments[place] { region.id == key.exercise } else { false }
    }
    guard places.indices.contains(key.ordinal) else { return Surroundings() }
    func given(_ place: Int) -> [String] {
      guard segments.indices.contains(place), case .given(let lines) = segments[place] else {
        return []
      }
      return lines.map { String($0.trimmed) }.filter { !$0.isEmpty }
    }
    let place = places[key.ordinal]
    return Surroundings(
      above: given(place - 1).last ?? "",
      below: given(place + 1).first ?? ""
    )
  }

  /// The exercises that have regions, and those that the lesson speaks of.
  package var exercises: Set<ExerciseID> {
    sources.exercises.union(titles.keys.filter { $0.chapter == number })
  }
}
