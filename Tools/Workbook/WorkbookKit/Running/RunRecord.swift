/// What an event stream has told so far.
struct RunRecord: Sendable {
  private(set) var hasEnded = false
  private var byID: [String: TestRecord] = [:]

  /// Failures that belong to no test that we know.
  private(set) var otherIssues: [TestIssue] = []

  /// The tests as a reader meets them: by exercise, then by file and line.
  var tests: [TestRecord] {
    byID.values.sorted { left, right in
      let (first, second) = (left.exercise, right.exercise)
      if let first, let second, first != second { return first < second }
      if (first == nil) != (second == nil) { return first != nil }
      return (left.file, left.line, left.id) < (right.file, right.line, right.id)
    }
  }

  var running: [TestRecord] { tests.filter { $0.state == .running } }

  /// The number of tests that ran to their end.
  var endedCount: Int { byID.values.count { $0.state == .ended } }

  mutating func note(_ record: EventRecord) {
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
      text: text ?? "The test failed.",
      difference: event.messages?.first { $0.symbol == "difference" }?.text,
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
