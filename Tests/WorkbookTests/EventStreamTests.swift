import Testing

@testable import WorkbookKit

@Suite struct `Event stream` {
  private func record(_ lines: [String], endsWithNewline: Bool = true) -> RunRecord {
    var stream = EventStream()
    var record = RunRecord()
    let text = lines.joined(separator: "\n") + (endsWithNewline ? "\n" : "")
    for event in stream.read(Array(text.utf8)) { record.note(event) }
    return record
  }

  @Test func `a test that passes`() {
    let record = record([
      Line.test(1, "a"), Line.started(1, "a"), Line.ended(1, "a"), Line.runEnded,
    ])

    #expect(record.hasEnded)
    #expect(record.endedCount == 1)
    #expect(record.tests.first?.hasPassed == true)
    #expect(record.tests.first?.name == "a")
    #expect(record.tests.first?.suite == "1.1 First")
    #expect(record.tests.first?.exercise == ExerciseID(1, 1))
  }

  @Test func `a test that fails, with its values and its comment`() {
    let record = record([
      Line.test(1, "a"), Line.started(1, "a"), Line.failed(1, "a"), Line.ended(1, "a"),
    ])
    let issue = record.tests.first?.issues.first

    #expect(record.tests.first?.hasPassed == false)
    #expect(issue?.text == "Expectation failed: (x → 1) == 2")
    #expect(issue?.difference == "removed 2")
    #expect(issue?.comments == ["It has to be two."])
    #expect(issue?.line == 18)
    #expect(issue?.isExpectation == true)
  }

  @Test(arguments: [
    ("(seen → Chapter16Screen.Label) == nil", "(seen → Label) == nil"),
    (
      "(seen → Chapter16Tests.`16.7 Reactive`.(unknown context at $55fa).(unknown context at $56fb).Page)",
      "(seen → Page)"
    ),
    (
      "(a → Swift.Optional<Swift.String>) is Solution07Subjects.Bag<Int>",
      "(a → Optional<String>) is Bag<Int>"
    ),
    ("(Swift.isEven → 1.5) Chapter 3. A", "(Swift.isEven → 1.5) Chapter 3. A"),
  ])
  func `types have the names that a reader knows`(said: String, shown: String) {
    #expect(TestIssue.withoutQualifiers(said) == shown)
  }

  @Test(arguments: [
    ("!((page → Page).isOn → true → true)", "!((page → Page).isOn → true)"),
    ("!(isOn → <not evaluated>)", "!isOn"),
    ("(a → false) && (!b → <not evaluated>)", "(a → false) && (!b → <not evaluated>)"),
  ])
  func `no value is shown twice`(said: String, shown: String) {
    let head = "Expectation failed: "
    #expect(TestIssue.readable(head + said) == head + shown)
  }

  @Test func `a crash half-way leaves the tests that were running`() {
    let record = record([
      Line.test(1, "a"), Line.test(2, "b"), Line.started(1, "a"), Line.ended(1, "a"),
      Line.started(2, "b"),
    ])

    #expect(!record.hasEnded)
    #expect(record.running.map(\.name) == ["b"])
    #expect(record.endedCount == 1)
  }

  @Test func `a last line that was cut off is passed over`() {
    let record = record(
      [Line.test(1, "a"), Line.started(1, "a"), String(Line.ended(1, "a").dropLast(9))],
      endsWithNewline: false
    )

    #expect(record.running.map(\.name) == ["a"])
  }

  @Test func `a line that comes in pieces is put together`() {
    var stream = EventStream()
    let bytes = Array((Line.test(1, "a") + "\n").utf8)

    #expect(stream.read(bytes[..<40]).isEmpty)
    #expect(stream.read(bytes[40...]).count == 1)
  }

  @Test func `kinds and fields that nobody knows yet are passed over`() {
    let record = record([
      #"{"kind":"weather","payload":{"kind":"sun"},"version":9}"#,
      #"{"kind":"event","payload":{"kind":"testDanced","testID":"x"},"version":0}"#,
      "no JSON at all",
      Line.test(1, "a"), Line.started(1, "a"), Line.ended(1, "a"),
    ])

    #expect(record.endedCount == 1)
  }

  @Test func `an issue that is known is no failure`() {
    let known = Line.failed(1, "a").replacing(#""isKnown":false"#, with: #""isKnown":true"#)

    #expect(record([Line.test(1, "a"), known, Line.ended(1, "a")]).tests.first?.hasPassed == true)
  }

  @Test func `tests come by exercise, then by line`() {
    let record = record([
      Line.test(10, "tenth"), Line.test(2, "later", line: 9), Line.test(2, "sooner", line: 3),
    ])

    #expect(record.tests.map(\.name) == ["sooner", "later", "tenth"])
  }

  @Test func `an error that came through is no expectation`() {
    let thrown = Line.failed(1, "a").replacing("Expectation failed:", with: "Caught error:")
    let record = record([Line.test(1, "a"), thrown])

    #expect(record.tests.first?.issues.first?.isExpectation == false)
  }
}
