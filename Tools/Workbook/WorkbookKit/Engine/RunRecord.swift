/// What an event stream has told so far.
package struct RunRecord: Sendable {
  private(set) var hasEnded = false
  private var byID: [String: TestRecord] = [:]

  /// Failures that belong to no test that we know.
  private(set) var otherIssues: [TestIssue] = []

  /// The tests as a reader meets them: by exercise, then by file and line.
  package var tests: [TestRecord] {
    byID.values.sorted { left, right in
      let (first, second) = (left.exercise, right.exercise)
      if let first, let second, first != second { return first < second }
      if (first == nil) != (second == nil) { return first != nil }
      return (left.file, left.line, left.id) < (right.file, right.line, right.id)
    }
  }

  package var running: [TestRecord] { tests.filter { $0.state == .running } }

  /// The number of tests that finished.
  package var endedCount: Int { byID.values.count { $0.state == .ended } }

  /// The exercises of these of which a test has not finished, or none is known.
  package func unfinished(of exercises: [ExerciseID]) -> [ExerciseID] {
    let tests = Dictionary(grouping: byID.values, by: \.exercise)
    return exercises.filter { id in
      guard let own = tests[id] else { return true }
      return !own.allSatisfy { $0.state == .ended }
    }
  }

  package mutating func note(_ record: EventRecord) {
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"): noteTest(payload)
    case ("event", "testStarted"): setState(.running, payload.testID)
    case ("event", "testEnded"): setState(.ended, payload.testID)
    case ("event", "testSkipped"): setState(.skipped, payload.testID)
    case ("event", "issueRecorded"): noteIssue(payload)
    case ("event", "runEnded"): hasEnded = true
    default: break
    }
  }

  private mutating func noteTest(_ test: EventRecord.Payload) {
    guard let id = test.id else { return }
    let place = test.sourceLocation
    byID[id] = TestRecord(
      id: id,
      name: test.displayName ?? test.name ?? id,
      suite: Self.suite(in: id),
      file: place?.file ?? "",
      line: place?.line ?? 0
    )
  }

  private mutating func setState(_ state: TestRecord.State, _ id: String?) {
    guard let id else { return }
    byID[id]?.state = state
  }

  private mutating func noteIssue(_ event: EventRecord.Payload) {
    guard event.issue?.isKnown != true, event.issue?.isFailure != false else { return }
    let text = event.messages?.first { $0.symbol == "fail" }?.text ?? event.messages?.first?.text
    let place = event.issue?.sourceLocation
    let issue = TestIssue(
      text: text.map(TestIssue.readable) ?? "The test failed.",
      difference: event.messages?.first { $0.symbol == "difference" }?.text
        .map(TestIssue.withoutQualifiers),
      comments: event.comments ?? event.earlyComments ?? [],
      file: place?.file ?? "",
      line: place?.line ?? 0
    )
    if let id = event.testID, byID[id] != nil {
      byID[id]?.issues.append(issue)
    } else {
      otherIssues.append(issue)
    }
  }

  /// The name of the outermost suite in an identifier such as
  /// ``Chapter01Tests.`1.1 A value that talks`/`the observer hears`()/File.swift:12:4``.
  private static func suite(in id: String) -> String {
    guard let dot = id.firstIndex(of: ".") else { return "" }
    let rest = id[id.index(after: dot)...]
    if rest.first == "`" { return String(rest.dropFirst().prefix { $0 != "`" }) }
    return String(rest.prefix { $0 != "/" })
  }
}

/// What is known of one test function.
package struct TestRecord: Equatable, Sendable {
  /// How far it got.
  package enum State: Equatable, Sendable {
    case waiting
    case running
    case ended
    case skipped
  }

  package let id: String

  /// The sentence that names it.
  package let name: String

  /// The name of the outermost suite that it stands in.
  package let suite: String

  package let file: String
  package let line: Int

  package var state: State = .waiting
  package var issues: [TestIssue] = []

  /// The exercise that it belongs to.
  package var exercise: ExerciseID? { ExerciseID(leading: suite) }

  /// One issue for each line that has some, and how many more it has.
  ///
  /// A helper that many tests share makes many expectations in the line that calls it, and a case
  /// of a parameter may fail like another one: the first that says why it matters is enough.
  package var mainIssues: [(issue: TestIssue, more: Int)] {
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

  package var hasPassed: Bool { state == .ended && issues.isEmpty }
}

/// One thing that went wrong in a test.
package struct TestIssue: Equatable, Sendable {
  /// What happened, with the values: `(heard.values → []) == ["rain"]`.
  package let text: String

  /// The difference between the two sides, if the library found one.
  package let difference: String?

  /// What the test's author says about it.
  package let comments: [String]

  package let file: String
  package let line: Int

  /// Whether the text tells more than that there is an issue: where a test speaks for itself, its
  /// comment does.
  package var saysSomething: Bool { comments.isEmpty || text != "Issue recorded" }

  /// Whether it is what a test expects that failed, and not an error that came through.
  package var isExpectation: Bool { !text.hasPrefix("Caught error:") }

  /// What happened, without what the library says twice or without need.
  ///
  /// Of `!(a.b)` it shows the value of `a.b` two times, and of `!a` it says that `a` was not evaluated.
  static func readable(_ text: String) -> String {
    withoutQualifiers(text)
      .replacing(" → true → true)", with: " → true)")
      .replacing(#/^(Expectation failed: )!\((\w+) → <not evaluated>\)$/#) { "\($0.1)!\($0.2)" }
  }

  /// A type's name as the reader wrote it: `(screen → Chapter16Screen.Label)` says `Label`.
  ///
  /// Left out are modules, suites that a type stands in, and the place of a private type, which is
  /// another in each build.
  static func withoutQualifiers(_ text: String) -> String {
    let qualifiers =
      #/\b(?:Chapter\d\d\w*|Solution\d\d\w*|Swift|\w+Testing)\.(?:`\d+\.\d+ [^`]*`\.)?(?:\(unknown context at \$[0-9a-f]+\)\.)*(?=[A-Z_`])/#
    return text.replacing(qualifiers, with: "")
  }
}
