import ContractTesting
import Solution04Events
import Testing

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.10 Marbles, read` {
  /// The events that a line is read as, as texts; or what is wrong with it.
  private func read(_ line: String, values: [String: Any] = [:]) -> [String] {
    do {
      let events: [Recorded<Event<Int>>] = try Marbles.events(line, values: values, from: 0)
      return events.map { "\($0)" }
    } catch {
      return ["can't be read: \(error.reason)"]
    }
  }

  @Test func `a column is a tick`() {
    #expect(
      read("--1--2--|") == ["next(1) @ 2", "next(2) @ 5", "completed @ 8"],
      "Count the columns from zero: 1 is in column 2, and `|` in column 8."
    )
    #expect(read("------") == [], "Time passes, and nothing happens.")
    #expect(read("") == [], "Not even time passes.")
  }

  @Test func `a space is a tick, too`() {
    #expect(
      read("  1 2   ") == ["next(1) @ 2", "next(2) @ 4"],
      "Spaces line up the columns of several lines, and each is a tick."
    )
  }

  @Test func `a number sign is an error`() {
    #expect(read("-#") == ["error(marble error) @ 1"], "It is an error.")
  }

  @Test func `a test may say which error it is`() throws {
    let events: [Recorded<Event<Int>>] = try Marbles.events("-#", error: Storm(), from: 0)
    #expect(events.map { "\($0)" } == ["error(storm) @ 1"], "The test asked for a storm.")
  }

  @Test func `the first column is the tick of a test's subscription`() throws {
    let events: [Recorded<Event<Int>>] = try Marbles.events("1-|")
    #expect(
      events.map { "\($0)" } == ["next(1) @ 200", "completed @ 202"],
      "Ticks count from the given tick, which is 200 by default."
    )
  }

  @Test func `a whole group is at one tick`() {
    #expect(
      read("-(12|)") == ["next(1) @ 1", "next(2) @ 1", "completed @ 1"],
      "The tick is that of the parenthesis, and the order is that of the text."
    )
    #expect(
      read("-(1#)") == ["next(1) @ 1", "error(marble error) @ 1"],
      "An error in a group is at the tick of the parenthesis, too."
    )
  }

  @Test func `after a group the columns go on`() {
    #expect(
      read("-(12)-3-4") == ["next(1) @ 1", "next(2) @ 1", "next(3) @ 6", "next(4) @ 8"],
      "The group is over: 3 is in column 6, so it is at tick 6."
    )
    #expect(
      read("-(12)3") == ["next(1) @ 1", "next(2) @ 1", "next(3) @ 5"],
      "The parenthesis ends the group: 3 is in column 5, so it is at tick 5."
    )
    #expect(
      read("(1)-(2)") == ["next(1) @ 0", "next(2) @ 4"],
      "A second group has its own parenthesis, and tick."
    )
  }

  @Test func `a sign may stand for a value`() throws {
    #expect(
      read("-m-b", values: ["m": -1, "b": 20]) == ["next(-1) @ 1", "next(20) @ 3"],
      "Names are looked up: `m` is what `values` says."
    )
    #expect(
      read("-1-2", values: ["1": 2, "2": 3]) == ["next(2) @ 1", "next(3) @ 3"],
      "1 is the name of 2 here, and 2 the name of 3. A name is looked up once."
    )
    #expect(
      read("-1-2", values: ["1": 10]) == ["next(10) @ 1", "next(2) @ 3"],
      "Here `1` is a name, and stands for 10. It could be a number itself, but `values` goes first."
    )
    let texts: [Recorded<Event<String>>] = try Marbles.events("ab", from: 0)
    #expect(
      texts.map { "\($0)" } == ["next(a) @ 0", "next(b) @ 1"],
      "A name that is not in `values` stands for itself."
    )
  }

  @Test func `a name of several characters takes as many columns`() {
    let values = ["10": 10, "100": 100]
    #expect(
      read("-10-100-1", values: values) == ["next(10) @ 1", "next(100) @ 4", "next(1) @ 8"],
      "Its tick is the column in which it begins."
    )
    #expect(
      read("(10,1)", values: values) == ["next(10) @ 0", "next(1) @ 0"],
      "In a group a comma separates them. It takes no time, and is no event."
    )
    #expect(
      read("-max-b", values: ["max": 40, "b": 20]) == ["next(40) @ 1", "next(20) @ 5"],
      "Names are looked up, however long they are: `max` is what `values` says."
    )
    #expect(
      read("-1.5--20°", values: ["1.5": 15, "20°": 20]) == ["next(15) @ 1", "next(20) @ 6"],
      "A name that `values` has is a name, whatever it is made of."
    )
    #expect(read("-10") == ["next(1) @ 1", "next(0) @ 2"], "Without a name, it is 1 and 0.")
  }

  @Test func `a subscription is no event`() throws {
    #expect(
      read("-1-^-2-!") == ["next(1) @ 1", "next(2) @ 5"],
      "`^` and `!` say what the test does; the sequence sends neither."
    )
    let line = try MarbleLine.events("-1-^-2-!")
    #expect(line.tick(of: .subscribed) == 3, "The line has to know where it is.")
    #expect(line.tick(of: .disposed) == 7, "The line has to know where it is.")

    let grouped = try MarbleLine.events("-(1^)-(2!)")
    #expect(
      [grouped.tick(of: .subscribed), grouped.tick(of: .disposed)] == [1, 6],
      "Here they are in groups, and all that is in a group happens at the tick of its parenthesis."
    )
  }

  @Test func `what was read can be sent`() throws {
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createColdObservable(
      try Marbles.events("--1--(2|)", from: 0) as [Recorded<Event<Int>>]
    )
    let observer = clock.start { source }
    #expect(
      observer.texts == ["next(1) @ 202", "next(2) @ 205", "completed @ 205"],
      "The events that were read have to work as a source."
    )
  }

  /// A line that can't be read, and the complaint.
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

  @Test(arguments: [
    Unreadable(
      "--1--(2--|",
      7,
      "time passes inside a group, whose events are all at the same tick"
    ),
    Unreadable("-(12", 1, "a group begins with `(` here, but no `)` ends it"),
    Unreadable("-12)", 3, "`)` ends a group, but no `(` has begun one"),
    Unreadable("-(1(2))", 3, "a group inside a group"),
    Unreadable("-()", 2, "an empty group"),
    Unreadable("-1,2", 2, "a comma outside a group; commas separate the values in a group"),
    Unreadable("-1-.", 3, "`.` is not a marble; a value is a letter or a digit"),
    Unreadable("-|-1", 3, "an event after the end; a sequence sends nothing after `|` or `#`"),
    Unreadable("-(|#)", 3, "an event after the end; a sequence sends nothing after `|` or `#`"),
    Unreadable("-^-^", 3, "a second `^` in one line"),
    Unreadable("-!-^", 1, "`!` comes before its `^`"),
    Unreadable("-x", 1, "`x` is not of type Int; let `values` say what it is"),
  ])
  private func `a line that can't be read says where and why`(_ unreadable: Unreadable) {
    #expect(
      throws: MarbleFault(
        line: unreadable.line,
        column: unreadable.column,
        reason: unreadable.reason
      ),
      "A malformed line must not be accepted."
    ) {
      let _: [Recorded<Event<Int>>] = try Marbles.events(unreadable.line)
    }
  }

  @Test func `a fault shows the column`() {
    let fault = MarbleFault(line: "-12)", column: 3, reason: "too much")
    #expect(
      fault.description == """
        column 3: too much
          -12)
             ^
        """,
      "The mark has to be below the wrong character."
    )
  }

  @Test func `a name can't have a sign in it`() {
    #expect(throws: MarbleFault.self, "`-` is time, and can't be part of a name.") {
      let _: [Recorded<Event<Int>>] = try Marbles.events("-1", values: ["-1": -1])
    }
  }
}
