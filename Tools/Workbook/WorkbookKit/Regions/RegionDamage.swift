/// What is wrong with a reader's files, seen beside the solution.
enum RegionDamage: Equatable, Sendable {
  case missingFile(String)
  case fault(RegionFault, file: String)
  case missingRegion(RegionKey, goal: String)
  case extraRegion(RegionKey, line: Int)

  /// Looks for damage in a chapter, file by file.
  static func all(in mine: ChapterSources, beside reference: ChapterSources) -> [RegionDamage] {
    reference.files.sorted { $0.key < $1.key }
      .flatMap { name, file -> [RegionDamage] in
        guard !file.regions.isEmpty else { return [] }
        guard let own = mine.files[name] else { return [.missingFile(name)] }
        guard own.faults.isEmpty else { return own.faults.map { .fault($0, file: name) } }
        return differences(own, file, name)
      }
  }

  /// The exercises that can't be worked on because of this.
  func concerns(_ exercise: ExerciseID, in reference: ChapterSources) -> Bool {
    switch self {
    case .missingFile(let file):
      reference.files[file]?.regions.contains { $0.id == exercise } ?? false
    case .fault(let fault, let file):
      fault.exercise == exercise
        || fault.exercise == nil
          && reference.files[file]?.regions.contains { $0.id == exercise } == true
    case .missingRegion(let key, _), .extraRegion(let key, _):
      key.exercise == exercise
    }
  }

  private static func differences(
    _ own: RegionFile,
    _ reference: RegionFile,
    _ name: String
  ) -> [RegionDamage] {
    let mine = Dictionary(grouping: own.regions, by: \.id)
    let theirs = Dictionary(grouping: reference.regions, by: \.id)
    return Set(mine.keys).union(theirs.keys).sorted()
      .flatMap { id -> [RegionDamage] in
        let (mine, theirs) = (mine[id] ?? [], theirs[id] ?? [])
        let key = { RegionKey(file: name, exercise: id, ordinal: $0) }
        if mine.count < theirs.count {
          let goals = mine.map(\.goal)
          let place = theirs.firstIndex { !goals.contains($0.goal) } ?? mine.count
          return [.missingRegion(key(place), goal: theirs[place].goal)]
        }
        return mine.indices.dropFirst(theirs.count)
          .map { .extraRegion(key($0), line: mine[$0].line) }
      }
  }
}
