import RxTesting
import Testing

@Suite struct `A table of events` {
  @Test func `what is in both lists is in one row`() {
    let table = EventTable(
      expected: ["next(1) @ 210", "next(2) @ 220", "completed @ 230"],
      actual: ["next(1) @ 210", "next(3) @ 221", "next(4) @ 222", "completed @ 230"]
    )
    #expect(
      table.lines == [
        "  expected          actual",
        "  next(1) @ 210     next(1) @ 210",
        "> next(2) @ 220     next(3) @ 221",
        ">                   next(4) @ 222",
        "  completed @ 230   completed @ 230",
      ]
    )
  }

  @Test func `what is in one list alone has a row of its own`() {
    #expect(
      EventTable(expected: ["a", "b"], actual: ["b"]).lines == [
        "  expected   actual", "> a", "  b          b",
      ]
    )
    #expect(EventTable(expected: [], actual: []).lines == ["  expected   actual"])
  }
}
