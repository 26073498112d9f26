/// Whether a reader has typed something yet.
enum Pristine {
  /// Whether each region of an exercise is as it starts.
  static func isPristine(
    _ exercise: ExerciseID,
    mine: ChapterSources,
    reference: ChapterSources
  ) -> Bool {
    let regions = reference.regions(of: exercise)
    return !regions.isEmpty
      && regions.allSatisfy { key, region in
        guard let own = mine.region(key) else { return false }
        return (own.startsAsComments + own.body).saysTheSame(as: region.starterBody)
      }
  }

  /// The starters that hold something which writing them anew would lose.
  static func edits(in mine: ChapterSources, beside reference: ChapterSources) -> [EditedFile] {
    mine.files.sorted { $0.key < $1.key }
      .compactMap { name, file in
        guard file.faults.isEmpty else { return EditedFile(file: name, exercises: []) }
        let keys = mine.regions.filter { $0.key.file == name }
        let edited = keys.filter { key, region in
          guard let origin = reference.region(key) else { return !region.body.isEmpty }
          return !(region.startsAsComments + region.body).saysTheSame(as: origin.starterBody)
        }
        guard !edited.isEmpty else { return nil }
        return EditedFile(file: name, exercises: Set(edited.map(\.key.exercise)).sorted())
      }
  }
}
