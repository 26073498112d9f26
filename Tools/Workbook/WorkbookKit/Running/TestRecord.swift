/// What is known of one test function.
struct TestRecord: Equatable, Sendable {
  /// How far it got.
  enum State: Equatable, Sendable {
    case waiting
    case running
    case ended
    case skipped
  }

  let id: String

  /// The sentence that names it.
  let name: String

  /// The name of the outermost suite that it stands in.
  let suite: String

  let file: String
  let line: Int

  var state: State = .waiting
  var issues: [TestIssue] = []

  /// The exercise that it belongs to.
  var exercise: ExerciseID? { ExerciseID(leading: suite) }

  var hasPassed: Bool { state == .ended && issues.isEmpty }
}
