/// What can be wrong with the markers of a file; lines count from 1.
enum RegionFault: Equatable, Sendable {
  case endWithoutBegin(ExerciseID, line: Int)
  case beginWithoutEnd(ExerciseID, line: Int)
  case nested(ExerciseID, line: Int, inside: ExerciseID, outerLine: Int)
  case wrongEnd(ExerciseID, line: Int, inside: ExerciseID, outerLine: Int)
  case unreadable(line: Int)
  case misplacedStartsAs(line: Int)

  var line: Int {
    switch self {
    case .endWithoutBegin(_, let line), .beginWithoutEnd(_, let line), .unreadable(let line),
      .nested(_, let line, _, _), .wrongEnd(_, let line, _, _), .misplacedStartsAs(let line):
      line
    }
  }

  /// The exercise whose region is damaged, as far as that can be told.
  var exercise: ExerciseID? {
    switch self {
    case .endWithoutBegin(let id, _), .beginWithoutEnd(let id, _): id
    case .nested(_, _, let inside, _), .wrongEnd(_, _, let inside, _): inside
    case .unreadable, .misplacedStartsAs: nil
    }
  }
}
