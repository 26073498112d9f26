/// A chapter's code as it stands: the reader's files beside the solution, read once.
package struct ChapterText: Equatable, Sendable {
  /// The reader's files.
  package let starter: ChapterSources
  package let solution: ChapterSources

  /// What is wrong with the markers in the reader's files.
  package let damage: [RegionDamage]

  /// The exercises whose whole machine is taken out in the reader's files.
  package var bare: Set<ExerciseID> { Machine.bareExercises(in: starter) }

  /// Reads both.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - tree: The files of the book.
  ///   - bare: The exercises whose whole machine is taken out; nil for those of the reader's files.
  ///   - isRepairing: Whether a reader's file that is no text is read as far as that goes.
  /// - Throws: `BookError` if a file can't be read.
  package init(
    reading chapter: Chapter,
    in tree: Tree,
    bare: Set<ExerciseID>? = nil,
    isRepairing: Bool = false
  ) throws {
    let starter = try ChapterSources(
      reading: chapter.starters,
      in: tree,
      isRepairing: isRepairing
    )
    let bare = bare ?? Machine.bareExercises(in: starter)
    self.init(
      starter: starter,
      solution: try ChapterSources(reading: chapter.solutions, in: tree, bare: bare)
    )
  }

  package init(starter: ChapterSources, solution: ChapterSources) {
    self.starter = starter
    self.solution = solution
    damage = RegionDamage.all(in: starter, beside: solution)
  }

  /// The damage that keeps some exercises from being worked on.
  package func damage(to exercises: [ExerciseID]) -> [RegionDamage] {
    damage.filter { damage in exercises.contains { damage.concerns($0, in: solution) } }
  }

  // MARK: What the reader has typed

  /// A sum over an exercise's code, and over all that stands outside of the gaps.
  ///
  /// As long as it is the same, nothing that was done for other exercises can have broken this one.
  package func fingerprint(of exercise: ExerciseID) -> String {
    let own = starter.regions(of: exercise).flatMap(\.region.body).map(\.text)
    let empty = Dictionary(starter.regions.map { ($0.key, [SourceLine]()) }) { $1 }
    let rest = starter.texts(replacing: empty).sorted { $0.key < $1.key }
      .flatMap { [$0.key, $0.value] }
    return Fingerprint.of((own + rest).joined(separator: "\n"))
  }

  /// A sum over the code of each gap, in the order of the files.
  package var gaps: [(key: RegionKey, sum: String)] {
    starter.regions.map { key, region in
      (key, Fingerprint.of(region.body.map(\.text).joined(separator: "\n")))
    }
  }

  /// Whether each region of an exercise is as it starts.
  package func isPristine(_ exercise: ExerciseID) -> Bool {
    let regions = solution.regions(of: exercise)
    return !regions.isEmpty
      && regions.allSatisfy { key, region in
        starter.region(key)?.isPristine(beside: region) ?? false
      }
  }

  /// Whether a gap is as it starts; one in which the reference writes nothing never is.
  package func isOpen(_ key: RegionKey) -> Bool {
    guard let own = starter.region(key), let origin = solution.region(key) else { return false }
    return origin.asksForCode && own.isPristine(beside: origin)
  }

  /// A reader's file in which work has begun.
  package struct EditedFile: Equatable, Sendable {
    /// The file, relative to the chapter's folder.
    package let file: String

    /// The exercises whose regions are not as they start; none if the markers can't be read.
    package let exercises: [ExerciseID]

    package init(file: String, exercises: [ExerciseID]) {
      self.file = file
      self.exercises = exercises
    }
  }

  /// The files that hold something which writing them anew would lose.
  package var edits: [EditedFile] {
    starter.files.sorted { $0.key < $1.key }
      .compactMap { name, file in
        guard file.errors.isEmpty else { return EditedFile(file: name, exercises: []) }
        let edited = starter.regions.filter { key, region in
          guard key.file == name else { return false }
          guard let origin = solution.region(key) else { return !region.body.isEmpty }
          return !region.isPristine(beside: origin)
        }
        guard !edited.isEmpty else { return nil }
        return EditedFile(file: name, exercises: Set(edited.map(\.key.exercise)).sorted())
      }
  }
}

extension Region {
  /// Whether it is as the solution's region says that it starts.
  fileprivate func isPristine(beside solution: Region) -> Bool {
    (startsAsComments + body).saysTheSame(as: solution.starterBody)
  }
}

/// What is wrong with a reader's files, seen beside the solution.
package enum RegionDamage: Equatable, Sendable {
  /// A file is not there; the first of its exercises, and the files that the book does not know.
  case missingFile(String, ExerciseID, strangers: [String])
  case error(RegionError, file: String)
  case missingRegion(RegionKey, goal: String)
  case extraRegion(RegionKey, line: Int)

  /// Looks for damage in a chapter, file by file.
  package static func all(in mine: ChapterSources, beside reference: ChapterSources)
    -> [RegionDamage]
  {
    reference.files.sorted { $0.key < $1.key }
      .flatMap { name, file -> [RegionDamage] in
        guard !file.regions.isEmpty else { return [] }
        guard let own = mine.files[name] else {
          let strangers = mine.files.keys.filter { reference.files[$0] == nil }.sorted()
          return [.missingFile(name, file.regions[0].id, strangers: strangers)]
        }
        guard own.errors.isEmpty else { return own.errors.map { .error($0, file: name) } }
        return differences(own, file, name)
      }
  }

  /// The file that is damaged.
  var file: String {
    switch self {
    case .missingFile(let file, _, _), .error(_, let file): file
    case .missingRegion(let key, _), .extraRegion(let key, _): key.file
    }
  }

  /// The exercises that can't be worked on because of this.
  func concerns(_ exercise: ExerciseID, in reference: ChapterSources) -> Bool {
    switch self {
    case .missingFile(let file, _, _):
      reference.files[file]?.regions.contains { $0.id == exercise } ?? false
    case .error(let error, let file):
      error.exercise == exercise
        || error.exercise == nil
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
