/// Names one region of a chapter, in the starter and in the solution alike.
struct RegionKey: Hashable, Sendable {
  /// The file, relative to the chapter's folder.
  let file: String

  let exercise: ExerciseID

  /// The place among the regions of the exercise in this file, from 0.
  let ordinal: Int
}
