import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.10 A warm phone` {
  private let clock = TestScheduler(initialClock: 0)
  private let server = HandServer<String>()

  private func page() -> RadarPage {
    RadarPage(scheduler: clock) { [server] in server.ask("picture") }
  }

  @Test func `a page that is shown asks for a picture every ten seconds`() {
    let page = page()
    page.appear()
    clock.advanceTo(25)
    server.answer("picture", "rain in the north")

    #expect(server.asked.count == 2, "After 25 seconds the radar was asked at 10 and at 20.")
    #expect(
      page.picture == "rain in the north",
      "The answer is not shown: was the subscription over as soon as it began?"
    )
  }

  @Test func `after ten visits no timer is left`() {
    for _ in 1...10 {
      let page = page()
      page.appear()
      page.disappear()
    }
    clock.advanceTo(10)

    #expect(
      server.asked.isEmpty,
      """
      Alex opened and closed the page ten times, and is at home by now. The phone is warm: every \
      ten seconds it asks the radar \(server.asked.count) times, for pages that are no longer \
      there.
      """
    )
  }

  @Test func `a page that comes back has one timer again`() {
    let page = page()
    for _ in 1...3 {
      page.appear()
      page.disappear()
    }
    page.appear()
    clock.advanceTo(10)
    server.answer("picture", "rain in the south")

    #expect(
      server.asked.count == 1,
      """
      Another page covered this one three times, and each time it came back. It now runs \
      \(server.asked.count) timers, and should run one.
      """
    )
    #expect(
      page.picture == "rain in the south",
      "It is on the screen again, but does not show the new picture."
    )
  }

  @Test func `a page that is covered rests`() {
    let page = page()
    page.appear()
    clock.advanceTo(15)
    page.disappear()
    clock.advanceTo(60)

    #expect(
      server.asked.count == 1,
      "The page is alive, below another one. Nobody sees its pictures, but each costs money."
    )
    #expect(
      server.waiting.isEmpty,
      "The picture that was asked for at 10 is still being loaded, for nobody."
    )
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.warmPhone, are: [.lostToken])
  }
}
