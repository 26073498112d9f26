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

  /// One issue for each line that has some, and how many more it has.
  ///
  /// A helper that many tests share makes many expectations in the line that calls it, and a case
  /// of a parameter may fail like another one: the first that says why it matters is enough.
  var mainIssues: [(issue: TestIssue, more: Int)] {
    var groups: [[TestIssue]] = []
    for issue in issues {
      let place = groups.firstIndex { $0[0].file == issue.file && $0[0].line == issue.line }
      if let place { groups[place].append(issue) } else { groups.append([issue]) }
    }
    return groups.map { group in
      let different = Set(group.map { "\($0.text)\($0.comments)" }).count
      return (group.first { !$0.comments.isEmpty } ?? group[0], different - 1)
    }
  }

  var hasPassed: Bool { state == .ended && issues.isEmpty }
}
