import Testing

@testable import Interleaving

@Suite struct `The picture of an order` {
  private func picture(_ log: [LogEntry]) -> [String] {
    Exploration.Failure(
      complaint: "",
      log: log,
      threads: ["one thread", "another thread"],
      number: 1
    )
    .picture(of: "Chapter03")
  }

  @Test func `the file of most steps is named once`() {
    let lines = picture([
      LogEntry(thread: 0, file: "Chapter03TokensAndBags/DisposeBag.swift", line: 7, text: "locks"),
      LogEntry(thread: 1, file: "Chapter03TokensAndBags/Bag.swift", line: 12, text: "raises it"),
      LogEntry(
        thread: 0,
        file: "Chapter03TokensAndBags/DisposeBag.swift",
        line: 9,
        text: "unlocks"
      ),
    ])

    #expect(
      lines == [
        "Lines without a name are in DisposeBag.swift.",
        "one thread                             another thread",
        "line 7  locks",
        "                                       Bag:12  raises it",
        "line 9  unlocks  ✗",
      ]
    )
  }

  @Test func `steps of other modules are left out, but for waits`() {
    let lines = picture([
      LogEntry(thread: 0, file: "Chapter02/Bag.swift", line: 7, text: "reads 1"),
      LogEntry(thread: 1, file: "", line: 0, text: "hears 1"),
      LogEntry(thread: 1, file: "Chapter02/A.swift", line: 3, text: "waits", isWaiting: true),
    ])

    #expect(
      lines == [
        "one thread                             another thread",
        "                                               hears 1",
        "                                       line 3  waits  ✗",
      ]
    )
  }
}
