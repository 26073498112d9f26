/// What can be wrong with the file of a known wrong answer; lines count from 1.
enum MistakeFault: Error, Equatable {
  case badName
  case noSummary
  case markers(RegionFault)
  case unknownExercise(ExerciseID, line: Int)
  case tooManyBlocks(ExerciseID, line: Int, regions: Int)
}
