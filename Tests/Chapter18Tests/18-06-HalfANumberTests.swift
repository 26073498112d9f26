import Solution04Events
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

  @Test func `the speed is shown, and the spinner stops`() async {
    let page = WindPage(speeds: speeds)
    #expect(page.spinner.isAnimating, "There is no speed yet: the user has to see that one is due.")
    Desk.away { [speeds] in speeds.onNext(12) }
    await Desk.turns()

    #expect(page.label.text == "12 m/s", "The sensor measured 12, and that is not shown.")
    #expect(!page.spinner.isAnimating, "There is a speed, and the spinner keeps spinning.")
  }

  @Test func `the screen is touched only on main`() async {
    let page = WindPage(speeds: speeds)
    Desk.away { [speeds] in
      speeds.onNext(12)
      speeds.onNext(14)
    }
    await Desk.turns()

    let complaints = page.label.complaints + page.spinner.complaints
    #expect(
      complaints.isEmpty,
      """
      Some users say that the page shows half a number, others that it crashes once a week. The \
      sensor sends on a queue of its own, and this is what the screen has noted:
      \(complaints.joined(separator: "\n"))
      """
    )
  }

  @Test func `speeds come in order`() async {
    let page = WindPage(speeds: speeds)
    Desk.away { [speeds] in
      for speed in 1...5 { speeds.onNext(speed) }
    }
    await Desk.turns()

    #expect(
      page.label.history == (1...5).map { "\($0) m/s" },
      "Five speeds came, and were not shown one after another."
    )
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.halfANumber, are: [.touchedOffMain])
  }
}
