import ContractTesting
import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution16Screen
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@MainActor @Suite struct `18.11 Two seconds` {
  private let pen = Pen()

  private func page(archive: Observable<[Int]> = .just([3, 4])) -> ChartPage {
    ChartPage(archive: archive, draw: pen.draw)
  }

  /// Lets main go on until something is so, or nothing more is to be expected.
  private func wait(until isSo: () -> Bool) async {
    let deadline: DispatchTime = .now() + 1.5
    let end: DispatchTime = .now() + 600
    var turns = 0
    // Main may stand still while other tests use it, and a busy computer gives the drawing thread
    // as few turns as this one; so turns count, and not the time alone.
    while !isSo(), .now() < end, turns < 50_000 || .now() < deadline {
      await Desk.turns(1)
      turns += 1
    }
    await Desk.turns()
  }

  /// Lets main do nothing else for a moment.
  private func keepMainBusy(forSeconds seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {}
  }

  /// Lets main go on until the chart has come, or nothing more is to be expected.
  private func wait(for page: ChartPage, texts: Int = 1) async {
    await wait { page.chart.history.count >= texts }
  }

  @Test func `main keeps running while the chart is drawn`() async {
    let page = page()
    pen.whileFingerIsDown { page.refreshButton.tap() }
    await wait(for: page)

    #expect(
      pen.places.values == [Pen.elsewhere],
      """
      Alex tapped, and the chart was drawn \(pen.description). For these two seconds no other \
      button can be tapped, and no list moves.
      """
    )
    #expect(page.chart.text == "3° 4°", "The chart is not shown.")
  }

  @Test func `main keeps running while the chart is drawn in another unit`() async {
    let page = page()
    pen.whileFingerIsDown { page.fahrenheit.flip() }
    await wait(for: page)

    #expect(
      pen.places.values == [Pen.elsewhere],
      "Alex flipped the switch, and the chart was drawn \(pen.description)."
    )
    #expect(page.chart.text == "37° 39°", "The switch says Fahrenheit, but the chart does not.")
  }

  @Test func `main keeps running while the measurements come later`() async {
    let measurements = PublishSubject<[Int]>()
    let page = page(archive: measurements)
    page.refreshButton.tap()
    pen.whileFingerIsDown { measurements.onNext([3, 4]) }
    await wait(for: page)

    #expect(
      pen.places.values == [Pen.elsewhere],
      "The measurements came later, and the chart was drawn \(pen.description)."
    )
  }

  @Test func `the spinner spins from the tap until the chart is there`() async {
    let measurements = PublishSubject<[Int]>()
    let page = page(archive: measurements)
    #expect(!page.spinner.isAnimating, "Nobody has asked for a chart.")
    page.refreshButton.tap()
    #expect(page.spinner.isAnimating, "The user has tapped, but nothing on the screen says so.")
    measurements.onNext([3, 4])
    await wait(for: page)

    #expect(!page.spinner.isAnimating, "The chart is there, but the spinner keeps spinning.")
  }

  @Test func `the summary is there before the chart is`() async {
    let page = page(archive: .just([4, -3, 9]))
    pen.hold("4° -3° 9°")
    pen.whileFingerIsDown { page.refreshButton.tap() }
    await wait { page.summary.text != nil }
    #expect(
      page.summary.text == "-3° to 9°",
      "The measurements are there, and the summary needs no drawing, but it is not shown."
    )
    pen.letGo("4° -3° 9°")
    await wait(for: page)
  }

  @Test func `the spinner spins until the newest chart is there`() async throws {
    let page = page()
    let (celsius, fahrenheit) = ("3° 4°", "37° 39°")
    pen.hold(celsius, fahrenheit)
    defer { pen.letGo(celsius, fahrenheit) }
    pen.whileFingerIsDown { page.refreshButton.tap() }
    await wait { pen.held.values == [celsius] || page.chart.text != nil }
    try #require(
      pen.held.values == [celsius],
      "Alex wanted to flip the switch while a chart was being drawn, but it was drawn \(pen.description)."
    )
    page.fahrenheit.flip()
    await Desk.turns()
    pen.letGo(celsius)
    await wait { pen.held.values.contains(fahrenheit) }
    #expect(
      page.spinner.isAnimating,
      """
      Alex tapped, and flipped the switch to Fahrenheit while the first chart was drawn. That one \
      is done, the other is still being drawn, and the spinner has stopped.
      """
    )
    #expect(
      page.chart.text == nil,
      "The switch says Fahrenheit, but the chart that was begun before the flip is shown."
    )
    pen.letGo(fahrenheit)
    await wait { page.chart.text == fahrenheit }

    #expect(page.chart.history == [fahrenheit], "Alex asked for a chart in Fahrenheit last.")
    #expect(!page.spinner.isAnimating, "The chart is there, but the spinner keeps spinning.")
  }

  @Test func `a chart that waits for main is not shown when it was replaced`() async {
    let (celsius, fahrenheit) = ("3° 4°", "37° 39°")
    for _ in 1...5 {
      let pen = Pen()
      let page = ChartPage(archive: .just([3, 4]), draw: pen.draw)
      pen.hold(celsius)
      defer { pen.letGo(celsius) }
      pen.whileFingerIsDown { page.refreshButton.tap() }
      await wait { pen.held.values == [celsius] || page.chart.text != nil }
      // Drawn on main, it can't wait for main; other tests say what is wrong with that.
      guard pen.held.values == [celsius] else { return }
      // While main is busy here, the chart is finished, and on its way to main a moment later.
      pen.letGo(celsius)
      keepMainBusy(forSeconds: 0.02)
      page.fahrenheit.flip()
      await wait { page.chart.text == fahrenheit }

      #expect(
        page.chart.history == [fahrenheit],
        """
        A chart had been drawn and waited for main, and there Alex flipped the switch to Fahrenheit. \
        These charts were shown: \(page.chart.history.map { $0 ?? "none" }).
        """
      )
      guard page.chart.history.count == 1 else { return }
    }
  }

  @Test func `a chart is replaced by a tap, and not by what the archive answers to it`() async {
    let (first, second) = ("3° 4°", "5° 6°")
    for _ in 1...5 {
      let (pen, measurements) = (Pen(), PublishSubject<[Int]>())
      var isFirst = true
      let archive = Observable<[Int]>
        .deferred {
          defer { isFirst = false }
          return isFirst ? .just([3, 4]) : measurements
        }
      let page = ChartPage(archive: archive, draw: pen.draw)
      pen.hold(first)
      defer { pen.letGo(first) }
      pen.whileFingerIsDown { page.refreshButton.tap() }
      await wait { pen.held.values == [first] || page.chart.text != nil }
      // Drawn on main, it can't be replaced meanwhile; other tests say what is wrong with that.
      guard pen.held.values == [first] else { return }
      page.refreshButton.tap()
      // While main is busy here, the first chart is finished, and on its way to main a moment later.
      pen.letGo(first)
      keepMainBusy(forSeconds: 0.02)
      await Desk.turns()
      measurements.onNext([5, 6])
      await wait { page.chart.text == second }

      #expect(
        page.chart.history == [second],
        """
        A chart was being drawn when Alex tapped again, and the archive took a while to answer that. Then \
        the first chart was finished. These charts were shown: \(page.chart.history.map { $0 ?? "none" }).
        """
      )
      guard page.chart.history.count == 1 else { return }
    }
  }

  @Test func `the archive is read once for each chart`() async {
    var readings = 0
    let archive = Observable<[Int]>
      .create { observer in
        readings += 1
        return Observable.just([3, 4]).subscribe(observer)
      }
    let page = page(archive: archive)
    page.refreshButton.tap()
    await wait(for: page)

    #expect(readings == 1, "There was one tap, and the archive was read \(readings) times.")
  }

  @Test func `an archive that can't be read says so`() async {
    var isBroken = true
    let archive = Observable<[Int]>
      .create { observer in
        (isBroken ? Observable.error(Storm()) : .just([3, 4])).subscribe(observer)
      }
    let page = page(archive: archive)
    page.refreshButton.tap()
    await wait(for: page)
    #expect(page.chart.text == ChartPage.noArchive, "The user waits for a chart that won't come.")
    #expect(!page.spinner.isAnimating, "Nothing is drawn, but the spinner keeps spinning.")

    isBroken = false
    page.refreshButton.tap()
    await wait(for: page, texts: 2)
    #expect(page.chart.text == "3° 4°", "Now the archive can be read, but no chart comes.")
  }

  @Test func `the screen is touched only on main`() async {
    let page = page()
    page.refreshButton.tap()
    await wait(for: page)
    page.refreshButton.tap()
    await wait(for: page, texts: 2)

    let complaints = [page.refreshButton, page.fahrenheit, page.spinner, page.chart, page.summary]
      .flatMap(\.complaints)
    #expect(
      complaints.isEmpty,
      "The screen may be touched only on main:\n\(complaints.joined(separator: "\n"))"
    )
    #expect(
      page.chart.history == ["3° 4°", "3° 4°"],
      "Alex tapped, waited for the chart, and tapped again: each time there should be one."
    )
  }

  @Test func `a page that was closed is freed`() async {
    var page: ChartPage? = page()
    weak let remains = page
    page?.refreshButton.tap()
    await wait { page?.chart.text != nil }
    page = nil
    await wait { remains == nil }

    #expect(
      remains == nil,
      "Alex asked for a chart, and closed the page later. Nobody needs the page, but it is still alive."
    )
  }

  @Test func `a page that is closed while its chart is drawn is freed at once`() async {
    var page: ChartPage? = page()
    weak let remains = page
    pen.hold("3° 4°")
    pen.whileFingerIsDown { page?.refreshButton.tap() }
    await wait { pen.held.values == ["3° 4°"] || page?.chart.text != nil }
    page = nil
    await Desk.turns()
    let isFreed = remains == nil
    pen.letGo("3° 4°")

    #expect(
      isFreed,
      """
      Alex closed the page while its chart was being drawn. The drawing needs the numbers, and not the \
      page, which is still alive.
      """
    )
    await Desk.turns()
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.twoSeconds, are: [.workOnMain])
  }
}

/// Draws charts, and notes what main did meanwhile; the test may hold it while it draws.
private final class Pen: Sendable, CustomStringConvertible {
  static let elsewhere = "elsewhere, and main kept running"

  let places = Recorder<String>()

  /// The charts in whose drawing the pen was held.
  let held = Recorder<String>()

  private static let fingerMark = "finger"
  private let isWatched = Lock(false)
  private let hands = Lock<[String: CountDown]>([:])

  var description: String {
    places.values.isEmpty ? "nowhere" : places.values.joined(separator: ", and then ")
  }

  func draw(_ degrees: [Int]) -> String {
    let chart = degrees.map { "\($0)°" }.joined(separator: " ")
    let place = place
    places.record(place)
    // While main does nothing, nobody could let go of the pen.
    if place == Self.elsewhere, let hand = hands.withLock({ $0[chart] }) {
      held.record(chart)
      // Main may have much else to do before it comes back to this test.
      hand.wait(seconds: 600)
    }
    return chart
  }

  /// Holds the pen in the drawing of these charts, unless main waits for it.
  func hold(_ charts: String...) {
    isWatched.withLock { $0 = true }
    hands.withLock { hands in
      for chart in charts { hands[chart] = CountDown() }
    }
  }

  /// Lets these charts be drawn to the end.
  func letGo(_ charts: String...) {
    for chart in charts { hands.withLock { $0[chart] }?.arrive() }
  }

  private var place: String {
    if Thread.current.threadDictionary[Self.fingerMark] != nil {
      return "while the tap was still being handled"
    }
    if Desk.isMain { return "on main" }
    guard isWatched.withLock({ $0 }) else { return Self.elsewhere }
    // Main is busy with other tests at times; if it waits for this chart, all threads are asleep.
    let mainIsServed = CountDown()
    DispatchQueue.main.async { mainIsServed.arrive() }
    return mainIsServed.waitForMain(seconds: 600)
      ? Self.elsewhere : "elsewhere, but main was blocked until it was drawn"
  }

  /// Does what a finger does, and watches from now on whether main goes on while it is drawn.
  func whileFingerIsDown(_ deed: () -> Void) {
    isWatched.withLock { $0 = true }
    Thread.current.threadDictionary[Self.fingerMark] = true
    deed()
    Thread.current.threadDictionary.removeObject(forKey: Self.fingerMark)
  }
}
