import Solution12VirtualTime
import Testing

@testable import RxTesting

@Suite struct `Aligned marbles` {
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

  @Test func `a line of a subscription has a beginning, and no events`() {
    #expect(throws: MarbleFault.self) { try MarbleLine.subscription("---!") }
    #expect(throws: MarbleFault.self) { try MarbleLine.subscription("^-1-!") }
    #expect(throws: MarbleFault.self) { try MarbleLine.subscription("^-!-!") }
  }

  @Test func `a line knows how long it is and where it begins`() throws {
    let line = try MarbleLine.subscription("  ^--!  ")
    #expect((line.indentation, line.length) == (2, 6))
    #expect((line.tick(of: .subscribed), line.tick(of: .disposed)) == (2, 5))
  }
}
