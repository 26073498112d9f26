/// What can be wrong with the book on disk, or with the number of a chapter or an exercise.
package enum BookError: Error, Equatable {
  case noBook(at: String)
  case noBookAbove(String)
  case emptyBook
  case unknownChapter(Int, [Chapter])
  case unknownExercise(ExerciseID, Chapter)
  case unreadable(file: String)
  case notText(file: String)
  case unwritable(file: String, reason: String)
}
