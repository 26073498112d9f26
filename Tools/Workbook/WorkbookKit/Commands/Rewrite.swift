/// The new texts of a reader's files, worked out before any of them is written.
struct Rewrite: Equatable, Sendable {
  /// The texts by the names of the files, relative to the chapter's folder.
  let texts: [String: String]

  /// Exercises beside those that were asked for, whose code could not be carried over.
  let lost: [ExerciseID]

  init(texts: [String: String], lost: [ExerciseID] = []) {
    self.texts = texts
    self.lost = lost
  }

  /// Puts other code in the regions of some exercises, and changes no other byte.
  init(
    replacing ids: [ExerciseID],
    in mine: ChapterSources,
    from reference: ChapterSources,
    with version: RewriteCommand.Version
  ) {
    var bodies: [RegionKey: [SourceLine]] = [:]
    for (key, region) in reference.regions where ids.contains(key.exercise) {
      bodies[key] = version == .starter ? region.starterBody : region.body
    }
    let files = Set(bodies.keys.map(\.file))
    self.init(texts: mine.texts(replacing: bodies).filter { files.contains($0.key) })
  }

  /// Brings damaged files back whole; the code of other exercises is carried over where its
  /// markers can still be read.
  init(
    restoring ids: [ExerciseID],
    in mine: ChapterSources,
    from reference: ChapterSources
  ) {
    let files = Set(ids.flatMap { reference.regions(of: $0).map(\.key.file) })
    var bodies: [RegionKey: [SourceLine]] = [:]
    var lost: Set<ExerciseID> = []
    for (key, region) in reference.regions {
      let isWanted = ids.contains(key.exercise)
      let count = { (sources: ChapterSources) in
        sources.regions(of: key.exercise).count { $0.key.file == key.file }
      }
      if !isWanted, let own = mine.region(key), count(mine) == count(reference) {
        bodies[key] = own.startsAsComments + own.body
      } else {
        bodies[key] = region.starterBody
        if !isWanted, files.contains(key.file), mine.files[key.file] != nil {
          lost.insert(key.exercise)
        }
      }
    }
    self.init(
      texts: reference.texts(replacing: bodies).filter { files.contains($0.key) },
      lost: lost.sorted()
    )
  }
}
