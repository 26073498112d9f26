import Solution04Events
import Solution12VirtualTime
import Testing

@testable import RxTesting

/// A line that can't be read, and what is said of it.
private struct Unreadable: CustomTestStringConvertible {
  let line: String
  let column: Int
  let reason: String

  init(_ line: String, _ column: Int, _ reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  var testDescription: String { "\(line) -> \(reason)" }
}

@Suite struct `Reading marbles` {
  private func read(
    _ line: String,
    values: [String: Any] = [:]
  ) throws -> [Recorded<Event<Int>>] {
    try Marbles.events(line, values: values, from: 0)
  }

  @Test func `a column is a tick`() throws {
    #expect(try read("--1--2--|") == [.next(2, 1), .next(5, 2), .completed(8)])
  }

  @Test func `the first column is the tick of a test's subscription`() throws {
    let events: [Recorded<Event<Int>>] = try Marbles.events("1")
    #expect(events == [.next(200, 1)])
  }

  @Test func `a number sign is a failure`() throws {
    #expect(try read("-#") == [.error(1, MarbleError())])
  }

  @Test func `all of a group is at the tick of its parenthesis, and the columns go on`() throws {
    #expect(
      try read("-(12|)") == [.next(1, 1), .next(1, 2), .completed(1)]
    )
    #expect(try read("-(12)-3") == [.next(1, 1), .next(1, 2), .next(6, 3)])
  }

  @Test func `a space is a tick, too`() throws {
    #expect(try read("  1 2   ") == [.next(2, 1), .next(4, 2)])
  }

  @Test func `letters are what the values say`() throws {
    #expect(try read("-m-b", values: ["m": -1, "b": 20]) == [.next(1, -1), .next(3, 20)])
  }

  @Test func `texts need no values`() throws {
    let events: [Recorded<Event<String>>] = try Marbles.events("ab", from: 0)
    #expect(events == [.next(0, "a"), .next(1, "b")])
  }

  @Test func `a value of several characters takes as many columns`() throws {
    let values = ["10": 10, "100": 100]
    #expect(
      try read("-10-100-1", values: values) == [.next(1, 10), .next(4, 100), .next(8, 1)]
    )
    #expect(try read("(10,1)", values: values) == [.next(0, 10), .next(0, 1)])
  }

  @Test func `without values two digits are two elements`() throws {
    #expect(try read("-10") == [.next(1, 1), .next(2, 0)])
  }

  @Test(arguments: [
    Unreadable(
      "--1--(2--|",
      7,
      "time passes inside a group, whose events are all at the same tick"
    ),
    Unreadable("-(12", 1, "a group begins with `(` here, and no `)` ends it"),
    Unreadable("-12)", 3, "`)` ends a group, and no `(` has begun one"),
    Unreadable("-(1(2))", 3, "a group inside a group"),
    Unreadable("-()", 2, "an empty group"),
    Unreadable("-1,2", 2, "a comma outside of a group; it stands between the values of one"),
    Unreadable("-1-.", 3, "`.` is no marble; a value is a letter or a digit"),
    Unreadable("-|-1", 3, "an event after the end; a sequence says nothing after `|` or `#`"),
    Unreadable("-(|#)", 3, "an event after the end; a sequence says nothing after `|` or `#`"),
    Unreadable("-^-^", 3, "a second `^` in one line"),
    Unreadable("-!-^", 1, "`!` stands before its `^`"),
    Unreadable("-x", 1, "`x` is no Int; let `values` say what it is"),
  ])
  private func `a fault says where it is and what it is`(_ unreadable: Unreadable) {
    #expect(
      throws: MarbleFault(
        line: unreadable.line,
        column: unreadable.column,
        reason: unreadable.reason
      )
    ) {
      try read(unreadable.line)
    }
  }

  @Test func `a fault shows the place`() {
    let fault = MarbleFault(line: "-12)", column: 3, reason: "too much")
    #expect(
      fault.description == """
        column 3: too much
          -12)
             ^
        """
    )
  }

  @Test func `a name can't have a sign in it`() {
    #expect(throws: MarbleFault.self) { try read("-1", values: ["-1": -1]) }
  }
}

@Suite struct `Drawing marbles` {
  @Test(arguments: ["--1--2--|", "", "-(12|)", "-(12)--3", "#", "--(12)-#", "1"])
  func `what was read is drawn as it was`(_ line: String) throws {
    let events: [Recorded<Event<Int>>] = try Marbles.events(line)
    #expect(Marbles.draw(events) == line)
  }

  @Test func `a wide element takes more than one column`() {
    let events: [Recorded<Event<Int>>] = [
      .next(202, 10), .next(205, 20), .next(206, -3), .completed(207),
    ]
    #expect(Marbles.draw(events) == "--10-20-3|")
  }

  @Test func `a group of wide elements has commas`() {
    let events: [Recorded<Event<[Int]>>] = [.next(201, [1]), .next(201, []), .completed(201)]
    #expect(Marbles.draw(events) == "-([1],[],|)")
  }

  @Test func `names stand for elements`() {
    let events: [Recorded<Event<[Int]>>] = [.next(201, [1, 2]), .completed(203)]
    #expect(Marbles.draw(events, values: ["a": [1, 2]]) == "-a-|")
  }

  @Test func `an optional is its value, or nil`() {
    let events: [Recorded<Event<Int?>>] = [.next(201, 1), .next(203, nil)]
    #expect(Marbles.draw(events) == "-1-nil")
  }

  @Test func `lines stay aligned where one needs more room`() {
    let drawing = MarbleDrawing([
      .init(label: "source", cells: [(1, "1"), (2, "2"), (4, "|")]),
      .init(label: "result", cells: [(1, "100"), (2, "2"), (2, "3"), (4, "|")]),
      .init(label: "never", cells: [], length: 5),
      .init(label: "^", cells: [(2, "^"), (4, "!")], lead: " "),
    ])
    #expect(
      drawing.lines == [
        "source  -1--2---|",
        "result  -100(23)|",
        "never   ---------",
        "^           ^---!",
      ]
    )
  }
}
