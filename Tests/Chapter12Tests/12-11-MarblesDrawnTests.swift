import ContractTesting
import Solution04Events
import Testing

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.11 Marbles, drawn` {
  private func draw(_ events: [Recorded<Event<Int>>], values: [String: Any] = [:]) -> String {
    Marbles.draw(events, values: values, from: 0)
  }

  @Test func `a tick is a column`() {
    #expect(
      draw([.next(2, 1), .next(5, 2), .completed(8)]) == "--1--2--|",
      "1 is in column 2, 2 in column 5, the end in column 8, and time in between."
    )
    #expect(draw([.error(3, Storm())]) == "---#", "An error is `#`, whichever error it is.")
    #expect(draw([.next(0, 1)]) == "1", "No time passes before the first tick.")
    #expect(draw([]) == "", "Nothing happened.")
  }

  @Test func `the first column is the tick of a test's subscription`() {
    let events: [Recorded<Event<Int>>] = [.next(202, 1), .completed(204)]
    #expect(Marbles.draw(events) == "--1-|", "Tick 200 is column 0 by default.")
  }

  @Test func `what happens at one tick forms a group`() {
    #expect(
      draw([.next(1, 1), .next(1, 2), .completed(1)]) == "-(12|)",
      "Three events at tick 1 are a group, or they would seem to be at three ticks. No commas yet."
    )
    #expect(
      draw([.next(1, 1), .next(1, 2), .next(8, 3)]) == "-(12)---3",
      "The group takes four columns; 3 has to be in column 8, where it belongs."
    )
  }

  @Test func `what comes twice is drawn twice`() {
    #expect(
      draw([.next(1, 1), .next(1, 1), .next(6, 1), .completed(8)]) == "-(11)-1-|",
      "Two events that are equal, at one tick, are two events."
    )
  }

  @Test func `a wide element pushes what follows to the right`() {
    #expect(
      draw([.next(2, 10), .next(5, 20), .next(6, -3), .completed(7)]) == "--10-20-3|",
      "There is no room for 20 in one column. What follows has to move, and nothing is overwritten."
    )
    #expect(
      draw([.next(1, 1000), .next(2, 5), .next(4, 6)]) == "-10005-6",
      """
      5 was pushed two columns to the right. From tick 2 to tick 4 there are two columns: 6 has to \
      move with it, or time would seem to run faster there.
      """
    )
    #expect(
      draw([.next(1, 1), .next(1, 2), .next(2, 3), .completed(4)]) == "-(12)3-|",
      "A group is wide, too."
    )
  }

  @Test func `a group of wide elements has commas`() {
    #expect(
      draw([.next(1, 10), .next(1, 2), .completed(1)]) == "-(10,2,|)",
      "`(102|)` could be read in three ways."
    )
    #expect(
      draw([.next(1, 2), .next(1, 10)]) == "-(2,10)",
      "`(210)` could be read in four ways, even though the first element is short."
    )
  }

  @Test func `one character is short, whichever it is`() {
    let events: [Recorded<Event<String>>] = [.next(201, "ü"), .next(201, "x"), .next(206, "ß")]

    #expect(
      Marbles.draw(events) == "-(üx)-ß",
      "`ü` takes one column, as `x` does: no commas are needed, and what follows stays in its column."
    )
    let flags: [Recorded<Event<String>>] = [.next(201, "🇳🇴"), .next(204, "x")]
    #expect(
      Marbles.draw(flags) == "-🇳🇴--x",
      "A flag is one character, whatever it is made of: it takes one column."
    )
  }

  @Test func `names stand for elements`() {
    #expect(
      draw([.next(1, 100), .completed(3)], values: ["c": 100]) == "-c-|",
      "`values` has a name for 100, and there is room for it."
    )
  }

  @Test func `an optional is its value, or nil`() {
    let events: [Recorded<Event<Int?>>] = [.next(201, 1), .next(203, nil)]
    #expect(Marbles.draw(events) == "-1-nil", "Nobody wants to read `Optional(1)` in a diagram.")
  }

  @Test func `an empty text is drawn, too`() {
    let events: [Recorded<Event<String>>] = [.next(201, ""), .next(205, "a")]
    #expect(Marbles.draw(events) == "-\"\"--a", "An element came at 201, and has to be seen.")
  }

  @Test(arguments: ["--1--2--|", "", "-(12|)", "-(12)--3", "#", "--(12)-#", "1", "(12)(34)"])
  func `a line that was read is drawn unchanged`(_ line: String) throws {
    let events: [Recorded<Event<Int>>] = try Marbles.events(line)
    #expect(Marbles.draw(events) == line, "Nothing may get lost on the way there and back.")
  }
}
