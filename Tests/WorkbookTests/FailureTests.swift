import Testing

@testable import WorkbookKit

@Suite struct `A failure` {
  private func issue(
    _ text: String,
    _ comment: String?,
    line: Int = 9,
    difference: String? = nil
  ) -> TestIssue {
    TestIssue(
      text: text,
      difference: difference,
      comments: comment.map { [$0] } ?? [],
      file: "/book/Tests/A.swift",
      line: line
    )
  }

  private func shown(_ issues: [TestIssue], width: Int = 80, all: Bool = true) -> String {
    var test = TestRecord(id: "a", name: "it works", suite: "1.1 First", file: "", line: 1)
    test.state = .ended
    test.issues = issues
    let report = ExerciseReport(
      exercise: Exercise(id: ExerciseID(1, 1), title: "First"),
      state: .failing,
      tests: [test]
    )
    let terminal = Terminal(isInteractive: false, hasColour: false, width: width)
    return Renderer(terminal: terminal, program: "workbook")
      .text(Messages.failure(report, in: Tree(root: "/book"), all: all))
  }

  private let marbles = """
    `3` is missing at 8.
      source    --1--2--3--|
      expected  --1--2--3--|
      actual    --1--2-----|
    The picture is in README.md:9.
    """

  @Test func `five expectations of one helper are one sentence`() {
    let text = shown((1...5).map { issue("a == \($0)", "Reason \($0).") })

    #expect(text.contains("Reason 1."))
    #expect(!text.contains("Reason 2."))
    #expect(text.contains("4 more expectations fail in this line."))
  }

  @Test func `of several in one line the first that says why is shown`() {
    let text = shown([issue("a == 1", nil), issue("a == 2", "It matters.")])

    #expect(text.contains("a == 2\n\n  It matters."))
    #expect(text.contains("1 more expectation fails in this line."))
  }

  @Test func `the same failure of several cases is no further one`() {
    let text = shown([issue("a == 1", "Why."), issue("a == 1", "Why.")])

    #expect(!text.contains("more"))
  }

  @Test func `lines that differ are shown both`() {
    let text = shown([issue("a == 1", "One."), issue("a == 2", "Two.", line: 10)])

    #expect(text.contains("One.") && text.contains("Two."))
  }

  @Test(arguments: [
    ("inserted [2], removed [2]", "The same elements, in another order."),
    ("inserted [\"a\"], removed [\"b\", \"c\"]", "Not expected: [\"a\"]. Missing: [\"b\", \"c\"]."),
    ("inserted [3, 4]", "Not expected: [3, 4]."),
    ("removed [3, 4]", "Missing: [3, 4]."),
    ("something else", "something else"),
  ])
  func `a difference is told in words`(said: String, words: String) {
    #expect(shown(issue: "a == b", difference: said).contains("a == b\n  \(words)\n\n  Why."))
  }

  @Test func `where two lists are the same nothing is said of their difference`() {
    #expect(shown(issue: "a != b", difference: "").contains("a != b\n\n  Why."))
  }

  private func shown(issue text: String, difference: String) -> String {
    shown([issue(text, "Why.", difference: difference)])
  }

  @Test func `marbles stay aligned`() {
    #expect(
      shown([issue("Issue recorded", marbles)]) == """
        1.1 First
        ✗ it works
          Tests/A.swift:9

          `3` is missing at 8.
            source    --1--2--3--|
            expected  --1--2--3--|
            actual    --1--2-----|
          The picture is in README.md:9.


        """
    )
  }

  @Test func `marbles that are too wide are folded together`() {
    let picture = Picture(lines: [
      "  source    --1--2--3--4--5--|",
      "  expected  --1--2--3--4--5--|",
      "  actual    --1--2-----|",
    ])

    #expect(
      picture.lines(width: 26) == [
        "  source    --1--2--3--4--",
        "  expected  --1--2--3--4--",
        "  actual    --1--2-----|",
        "",
        "  source    5--|",
        "  expected  5--|",
      ]
    )
    #expect(picture.lines(width: 30) == picture.lines)
    #expect(picture.lines(width: 15) == picture.lines)
  }

  @Test func `ten thousand events are not all shown`() {
    let events = (1...10_000).map(String.init).joined(separator: ", ")
    let text = shown([issue("([\(events)]) == []", "Too many.")])

    #expect(text.utf8.count < 1_000)
    #expect(text.contains("more characters)"))
  }

  @Test func `a place is a link only where a terminal can open it`() {
    let address = Hyperlink.address(ofFile: "/my books/README.md", anchor: "51-sinkdisposer")
    let message: Message = "Read \("README.md#51", link: address)"
    let plain = Terminal(isInteractive: true, hasColour: false, width: 80)
    let linking = Terminal(isInteractive: true, hasColour: false, hasLinks: true, width: 80)

    #expect(address == "file:///my%20books/README.md#51-sinkdisposer")
    #expect(
      Renderer(terminal: plain, program: "").text([.prose(message)]) == "Read README.md#51\n"
    )
    #expect(
      Renderer(terminal: linking, program: "").text([.prose(message)])
        == "Read \u{1B}]8;;\(address)\u{1B}\\README.md#51\u{1B}]8;;\u{1B}\\\n"
    )
  }

  @Test(arguments: [
    Setting(["TERM_PROGRAM": "iTerm.app"], true), Setting(["VTE_VERSION": "6800"], true),
    Setting(["VTE_VERSION": "4000"], false), Setting([:], false),
    Setting(["TERM_PROGRAM": "iTerm.app", "TMUX": "/tmp/x"], false),
    Setting(["FORCE_HYPERLINK": "1"], true),
    Setting(["FORCE_HYPERLINK": "0", "TERM_PROGRAM": "vscode"], false),
  ])
  func `a terminal that is known shows links`(_ setting: Setting) {
    #expect(Hyperlink.isKnown(in: setting.environment) == setting.isKnown)
  }

  /// What the environment says, and what follows.
  struct Setting: CustomTestStringConvertible, Sendable {
    let environment: [String: String]
    let isKnown: Bool

    init(_ environment: [String: String], _ isKnown: Bool) {
      self.environment = environment
      self.isKnown = isKnown
    }

    var testDescription: String { "\(environment.sorted { $0.key < $1.key }) -> \(isKnown)" }
  }
}
