import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution16Screen
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@MainActor @Suite struct `18.6 Half a number` {
  private let speeds = PublishSubject<Int>()

  @Test func `details that are opened later show the strongest wind so far`() async {
    let page = WindPage(speeds: speeds)
    await measure(12, 18, 14)
    page.openDetails()
    await Desk.turns()

    #expect(page.label.text == "14 m/s", "The sensor measured 14 last, but that is not shown.")
    #expect(
      page.details.text == "at most 18 m/s",
      """
      The sensor measured 12, 18 and 14, and then the user opened the details. Half of the page \
      is missing: it says "\(page.label.text ?? "")", and below that "\(page.details.text ?? "")".
      """
    )
    #expect(!page.details.isHidden, "The user has opened the details, but they are hidden.")
  }

  @Test func `a new record does not crash the app`() async throws {
    let page = WindPage(speeds: speeds)
    await measure(12, 18, 14)
    page.openDetails()
    await Desk.turns()
    try #require(
      page.details.text == "at most 18 m/s",
      "The sensor measured 12, 18 and 14, and then the user opened the details."
    )
    await measure(20)

    #expect(page.details.text == "at most 20 m/s", "The wind has never been as strong as now.")
    expectNoComplaints(page, "The details were open when the sensor measured a record of 20 m/s.")
  }

  @Test func `no wind at all is a speed, too`() async {
    let page = WindPage(speeds: speeds)
    await measure(0)
    page.openDetails()
    await Desk.turns()

    #expect(
      page.label.text == "0 m/s" && page.details.text == "at most 0 m/s",
      """
      The sensor measured 0 on a calm day. The page says "\(page.label.text ?? "")", and below that \
      "\(page.details.text ?? "")".
      """
    )
    #expect(!page.details.isHidden, "The user has opened the details, but they are hidden.")
  }

  @Test func `the speed is shown, and the spinner stops`() async {
    let page = WindPage(speeds: speeds)
    #expect(
      page.spinner.isAnimating,
      "There is no speed yet, and the user has to see that one is coming."
    )
    await measure(12)

    #expect(page.label.text == "12 m/s", "The sensor measured 12, but that is not shown.")
    #expect(!page.spinner.isAnimating, "There is a speed, but the spinner keeps spinning.")
  }

  @Test func `the screen is touched only on main`() async {
    let page = WindPage(speeds: speeds)
    await measure(12, 14)

    expectNoComplaints(page, "The sensor measured 12 and 14; the details were closed.")
  }

  @Test func `speeds come in order`() async {
    let page = WindPage(speeds: speeds)
    await measure(1, 2, 3, 4, 5)

    #expect(
      page.label.history == (1...5).map { "\($0) m/s" },
      "Five speeds came, but they were not shown in that order."
    )
  }

  @Test func `a frozen sensor is not shown`() async {
    let page = WindPage(speeds: speeds)
    await measure(-1)
    #expect(page.label.text == nil, "The sensor is frozen and says -1, which is not a speed.")
    #expect(page.spinner.isAnimating, "The sensor is frozen; there is no speed yet.")
    await measure(3)

    #expect(page.label.history == ["3 m/s"], "The sensor said -1, and then 3.")
  }

  @Test func `details that are opened before there is a speed wait for one`() async {
    let page = WindPage(speeds: speeds)
    page.openDetails()
    await Desk.turns()

    #expect(page.details.text == nil, "The sensor has not measured anything yet.")
    #expect(
      page.details.isHidden,
      "The sensor has not measured anything yet, so there is nothing to show."
    )
  }

  @Test func `details that are opened while the sensor is frozen wait for a speed`() async {
    let page = WindPage(speeds: speeds)
    await measure(-1)
    page.openDetails()
    await Desk.turns()
    #expect(
      page.details.isHidden && page.details.text == nil,
      """
      The sensor is frozen and says -1, which is not a speed. Nothing was measured, and the details are \
      \(page.details.isHidden ? "hidden" : "shown"), with the text "\(page.details.text ?? "")".
      """
    )
    await measure(3)
    #expect(page.details.text == "at most 3 m/s", "The sensor has measured 3.")
  }

  @Test func `opening the details shows one text`() async throws {
    let page = WindPage(speeds: speeds)
    await measure(12, 18, 14)
    page.openDetails()
    await Desk.turns()

    #expect(
      page.details.history == ["at most 18 m/s"],
      "The sensor measured 12, 18 and 14; then the user opened the details."
    )
  }

  @Test func `there is a warning while a gale blows`() async {
    let page = WindPage(speeds: speeds)
    await measure(16)
    #expect(page.warning.isHidden, "The sensor measured 16, and a gale begins at 17.")
    await measure(17)
    #expect(!page.warning.isHidden, "The sensor measured 17, which is a gale.")
    await measure(12)

    #expect(page.warning.isHidden, "The sensor measured 12: the gale is over.")
    expectNoComplaints(page, "The sensor measured 16, 17 and 12; the details were closed.")
  }

  @Test func `details can be closed and opened again`() async throws {
    let page = WindPage(speeds: speeds)
    await measure(12)
    page.openDetails()
    await Desk.turns()
    page.closeDetails()
    await measure(18)
    #expect(page.details.isHidden, "The user has closed the details, but they are shown.")
    page.openDetails()
    await Desk.turns()

    #expect(!page.details.isHidden, "The user has opened the details again, but they are hidden.")
    #expect(
      page.details.text == "at most 18 m/s",
      "While the details were closed, the sensor measured 18."
    )
  }

  @Test func `details that are opened again are shown, even without a new record`() async {
    let page = WindPage(speeds: speeds)
    await measure(12)
    page.openDetails()
    await Desk.turns()
    page.closeDetails()
    page.openDetails()
    await Desk.turns()

    #expect(
      !page.details.isHidden && page.details.text == "at most 12 m/s",
      """
      The sensor measured 12, and the user opened the details, closed them, and opened them again. They \
      are \(page.details.isHidden ? "hidden" : "shown"), with the text "\(page.details.text ?? "")".
      """
    )
  }

  @Test func `closed details stay closed, however often they were opened`() async {
    let page = WindPage(speeds: speeds)
    // Nothing is shown yet, so the user taps once more.
    for _ in 1...2 { page.openDetails() }
    page.closeDetails()
    await measure(12)

    #expect(
      page.details.isHidden,
      """
      Before there was a speed, the user opened the details twice, and then closed them. The sensor \
      measured 12, and they are shown.
      """
    )
  }

  @Test func `closed details stay closed, even if a record waits for main`() async throws {
    let page = WindPage(speeds: speeds)
    await measure(12)
    page.openDetails()
    await Desk.turns()
    try #require(
      page.details.text == "at most 12 m/s",
      "The sensor measured 12, and then the user opened the details."
    )
    // Main is busy here, so what follows from the record has to wait.
    Desk.away { [speeds] in speeds.onNext(18) }
    page.closeDetails()
    await Desk.turns()

    #expect(
      page.details.isHidden,
      """
      The sensor measured a record, and before main had time for it the user closed the details. Then \
      they opened by themselves.
      """
    )
  }

  @Test func `the sensor is switched on once, and off with the page`() async {
    var switched: [String] = []
    var page: WindPage? = WindPage(
      speeds: speeds.do(
        onSubscribe: { switched.append("on") },
        onDispose: { switched.append("off") }
      )
    )
    page?.openDetails()
    #expect(switched == ["on"], "The page was opened, with its details. There is one sensor.")
    page = nil

    #expect(switched == ["on", "off"], "The page is gone. Its sensor should be off.")
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.halfANumber, are: [.noMemory, .touchedOffMain])
  }

  /// Lets the sensor measure, on its own thread, and main do what follows from that.
  private func measure(_ values: Int...) async {
    Desk.away { [speeds] in
      for value in values { speeds.onNext(value) }
    }
    await Desk.turns()
  }

  private func expectNoComplaints(
    _ page: WindPage,
    _ whatWasDone: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let complaints = [page.label, page.details, page.warning, page.spinner].flatMap(\.complaints)
    #expect(
      complaints.isEmpty,
      """
      \(whatWasDone) Users say that the app crashes once a week. This is what the screen noted:
      \(complaints.joined(separator: "\n"))
      """,
      sourceLocation: sourceLocation
    )
  }
}
