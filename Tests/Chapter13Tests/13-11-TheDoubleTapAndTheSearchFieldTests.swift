import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.11 The double tap and the search field` {
  private let log = Log()

  // A hundred ticks a second: 300 ms are 30 ticks.
  private let clock = TestScheduler(initialClock: 0, resolution: 0.01)

  private func taps(at ticks: Int..., until end: Int = 1_000) -> [String] {
    let button = ReportButton(scheduler: clock)
    let token = button.reports
      .subscribe { [log, clock] _ in log.record("report at \(clock.clock)") }
    for tick in ticks { clock.scheduleAt(tick) { button.tap() } }
    clock.advanceTo(end)
    token.dispose()
    return log.values
  }

  private func queries(_ letters: KeyValuePairs<Int, String>) -> [String] {
    let field = QueryField(scheduler: clock)
    let token = field.queries
      .subscribe { [log, clock] event in
        log.record("\(event.element ?? "an end") at \(clock.clock)")
      }
    for (tick, text) in letters { clock.scheduleAt(tick) { field.type(text) } }
    clock.advanceTo(1_000)
    token.dispose()
    return log.values
  }

  // MARK: The button

  @Test func `a tap sends a report, at once`() {
    #expect(
      taps(at: 10) == ["report at 10"],
      "A user who taps wants to see something happen, now."
    )
  }

  @Test func `a double tap is one tap`() {
    #expect(
      taps(at: 10, 22) == ["report at 10"],
      """
      The second tap came 120 ms after the first. It must not send a second report, neither at once \
      nor when the 300 ms are over.
      """
    )
  }

  @Test func `a tap that comes while a report is received sends no other`() {
    let button = ReportButton(scheduler: clock)
    let token = button.reports
      .subscribe { [log, clock] _ in
        log.record("report at \(clock.clock)")
        if log.values.count == 1 { button.tap() }
      }
    clock.scheduleAt(10) { button.tap() }
    clock.advanceTo(1_000)
    token.dispose()

    #expect(
      log.values == ["report at 10"],
      """
      Whoever received the report tapped the button meanwhile. That is within the 300 ms, and sends \
      nothing, now or later. These were sent: \(log.values).
      """
    )
  }

  @Test func `taps that are far enough apart all count`() {
    #expect(
      taps(at: 10, 45, 90) == ["report at 10", "report at 45", "report at 90"],
      "These taps are 350 ms or more apart: each is meant."
    )
  }

  @Test func `of many taps in a row some count`() {
    #expect(
      taps(at: 10, 20, 30, 40, 50, 60, 70) == ["report at 10", "report at 40", "report at 70"],
      "A tap every 100 ms. A tap counts if it comes 300 ms or more after the last one that did."
    )
  }

  @Test func `a tap counts for whoever listens at that moment`() {
    let button = ReportButton(scheduler: clock)
    let first = button.reports.subscribe { [log] _ in log.record("report") }
    button.tap()
    first.dispose()
    clock.advanceTo(50)
    let second = button.reports.subscribe { [log] _ in log.record("another report") }
    clock.advanceTo(100)

    #expect(log.values == ["report"], "There was one tap, and its report has been sent already.")
    second.dispose()
  }

  @Test func `a tap that nobody has heard silences nobody`() {
    let button = ReportButton(scheduler: clock)
    clock.advanceTo(10)
    button.tap()
    clock.advanceTo(20)
    let token = button.reports
      .subscribe { [log, clock] _ in log.record("report at \(clock.clock)") }
    button.tap()
    clock.advanceTo(60)

    #expect(
      log.values == ["report at 20"],
      """
      At 100 ms somebody tapped, and nobody listened: no report was sent. The tap at 200 ms is the first \
      that somebody hears, so it sends a report. Sent: \(log.values)
      """
    )
    token.dispose()
  }

  @Test func `each subscription to the reports begins anew`() {
    let button = ReportButton(scheduler: clock)
    let first = button.reports.subscribe { [log, clock] _ in log.record("first at \(clock.clock)") }
    button.tap()
    clock.advanceTo(10)
    let second = button.reports
      .subscribe { [log, clock] _ in log.record("second at \(clock.clock)") }
    button.tap()
    clock.advanceTo(50)
    button.tap()

    #expect(
      log.values.sorted() == ["first at 0", "first at 50", "second at 10", "second at 50"],
      """
      Taps at 0, 100 and 500 ms, and the second subscription came after the first tap. Both count their own \
      300 ms. Heard: \(log.values)
      """
    )
    first.dispose()
    second.dispose()
  }

  // MARK: The field

  @Test func `what was typed before somebody listens asks nothing`() {
    let field = QueryField(scheduler: clock)
    clock.advanceTo(10)
    field.type("Lon")
    clock.advanceTo(20)
    let token = field.queries.subscribe { [log, clock] event in
      log.record("\(event.element ?? "an end") at \(clock.clock)")
    }
    clock.advanceTo(100)
    #expect(
      log.values.isEmpty,
      """
      “Lon” was typed at 100 ms, and somebody came at 200 ms: who comes later gets nothing of what was \
      before. Asked: \(log.values)
      """
    )
    field.type("Lon")
    clock.advanceTo(200)
    #expect(
      log.values == ["Lon at 130"],
      """
      At a second “Lon” was typed again. Nobody who listens has asked for it yet, so it is no repetition. \
      Asked: \(log.values)
      """
    )
    token.dispose()
  }

  @Test func `each subscription to the queries begins anew`() {
    let field = QueryField(scheduler: clock)
    for name in ["first", "second"] {
      let token = field.queries.subscribe { [log] event in
        log.record("\(name) \(event.element ?? "an end")")
      }
      field.type("Lon")
      clock.advanceTo(clock.clock + 50)
      token.dispose()
    }
    #expect(
      log.values == ["first Lon", "second Lon"],
      "The second subscription has asked for nothing before. Asked: \(log.values)"
    )
    let tokens = ["third", "fourth"]
      .map { name in
        field.queries.subscribe { [log] event in
          log.record("\(name) \(event.element ?? "an end")")
        }
      }
    field.type("Bonn")
    clock.advanceTo(clock.clock + 50)
    #expect(
      log.values.dropFirst(2).sorted() == ["fourth Bonn", "third Bonn"],
      "Two listen, and each of them gets the query. Asked: \(log.values)"
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `a screen that is gone leaves no field and no button behind`() {
    weak var field: QueryField?
    weak var button: ReportButton?
    do {
      let (query, report) = (QueryField(scheduler: clock), ReportButton(scheduler: clock))
      let tokens = [query.queries.subscribe { _ in }, report.reports.subscribe { _ in }]
      query.type("london")
      report.tap()
      for token in tokens { token.dispose() }
      (field, button) = (query, report)
    }
    #expect(field == nil, "Nobody listens to the field or holds it, and it is still in memory.")
    #expect(button == nil, "Nobody listens to the button or holds it, and it is still in memory.")
  }

  @Test func `the same text typed again is typing, too`() {
    #expect(
      queries([10: "Lon", 30: "Lon"]) == ["Lon at 60"],
      """
      At 300 ms something was typed once more, though the text is the same. It has to be quiet for 300 ms \
      after that.
      """
    )
  }

  @Test func `an empty text is a text`() {
    #expect(
      queries([10: "", 100: "Lon", 200: ""]) == [" at 40", "Lon at 130", " at 230"],
      "The user has emptied the field. What that means is for others to know; the field asks for it."
    )
  }

  @Test func `a field in which nobody types asks nothing`() {
    #expect(
      queries([100: "Lon"]) == ["Lon at 130"],
      "For a second nobody typed, so there was nothing to ask. Then one city was typed."
    )
  }

  @Test func `it asks when the typing stops`() {
    #expect(
      queries([10: "L", 20: "Lo", 30: "Lon"]) == ["Lon at 60"],
      "Three letters, 100 ms apart: one query, 300 ms after the last letter."
    )
  }

  @Test func `it asks for another city`() {
    #expect(
      queries([10: "Lon", 100: "Bonn"]) == ["Lon at 40", "Bonn at 130"],
      "Two cities, nearly a second apart: two queries."
    )
  }

  @Test func `a letter that was typed and deleted asks for nothing`() {
    #expect(
      queries([10: "Lon", 60: "Lond", 75: "Lon"]) == ["Lon at 40"],
      """
      When the typing stopped the second time, the text was the same as the first time, and the answer \
      is on the screen already. So compare what is asked for, not what is typed.
      """
    )
  }

  @Test func `another spelling is another text`() {
    #expect(
      queries([10: "bonn", 100: "Bonn", 200: "Bonn "])
        == ["bonn at 40", "Bonn at 130", "Bonn  at 230"],
      "Which spellings mean the same city is for the server to know. The field compares texts."
    )
  }

  @Test func `it asks again for a city typed again later`() {
    #expect(
      queries([10: "Lon", 100: "Bonn", 200: "Lon"]) == [
        "Lon at 40", "Bonn at 130", "Lon at 230",
      ],
      "Only the last query counts: the screen shows Bonn by now."
    )
  }
}
