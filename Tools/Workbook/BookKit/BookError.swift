/// What can be wrong with the book on disk, or with a number that somebody asks it for.
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
