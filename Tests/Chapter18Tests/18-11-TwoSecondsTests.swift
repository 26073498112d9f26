import Dispatch
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers
import Solution15Traits
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
    ChartPage(
      archive: archive,
      draw: pen.draw,
      worker: SerialDispatchQueueScheduler(qos: .userInitiated)
    )
  }

  /// Lets main go on until the chart has come, or some seconds have passed.
  private func wait(for page: ChartPage, texts: Int = 1) async {
    for _ in 1...4_000 where page.chart.history.count < texts {
      await Desk.turns(1)
      if page.chart.history.count < texts { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
    await Desk.turns()
  }

  @Test func `main does not draw`() async {
    let page = page()
    page.refreshButton.tap()
    await wait(for: page)

    #expect(
      pen.places.values == ["elsewhere"],
      """
      Alex taps. A chart that is drawn on main freezes every button and every list for two \
      seconds. The measurements are in memory, so they come on the queue that asks for them: \
      follow the queue from the tap down to `map(draw)`.
      """
    )
    #expect(page.chart.text == "3° 4°", "The chart is not shown.")
  }

  @Test func `the spinner spins from the tap until the chart is there`() async {
    let measurements = PublishSubject<[Int]>()
    let page = page(archive: measurements)
    #expect(!page.spinner.isAnimating, "Nobody has asked for a chart.")
    page.refreshButton.tap()
    #expect(page.spinner.isAnimating, "The tap was felt, but nothing on the screen says so.")
    measurements.onNext([3, 4])
    await wait(for: page)

    #expect(!page.spinner.isAnimating, "The chart is due, and the spinner keeps spinning.")
  }

  @Test func `the screen is touched only on main`() async {
    let page = page()
    page.refreshButton.tap()
    await wait(for: page)
    page.refreshButton.tap()
    await wait(for: page, texts: 2)

    let complaints = page.refreshButton.complaints + page.spinner.complaints + page.chart.complaints
    #expect(
      complaints.isEmpty,
      "What left main has to come back to it:\n\(complaints.joined(separator: "\n"))"
    )
    #expect(
      page.chart.history == ["3° 4°", "3° 4°"],
      "There were two taps, and each wants a chart."
    )
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.twoSeconds, are: [.workOnMain])
  }
}

/// Draws charts, and notes where.
private struct Pen {
  let places = Recorder<String>()

  func draw(_ degrees: [Int]) -> String {
    places.record(Desk.isMain ? "on main" : "elsewhere")
    return degrees.map { "\($0)°" }.joined(separator: " ")
  }
}
