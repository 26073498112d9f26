/// One exercise of the book.
struct Exercise: Equatable, Sendable {
  let id: ExerciseID

  /// The title, without the number.
  let title: String

  /// The number and the title: the name of its heading and of its suite.
  var name: String { title.isEmpty ? "\(id)" : "\(id) \(title)" }
}
