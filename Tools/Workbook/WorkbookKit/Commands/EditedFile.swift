/// A starter in which a reader has begun to work.
struct EditedFile: Equatable, Sendable {
  /// The file, relative to the root.
  let file: String

  /// The exercises whose regions are not as they start; none if the markers can't be read.
  let exercises: [ExerciseID]
}
