import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.23 Second suspect: threads` {
  @Test func `an app that is well is cleared`() {
    #expect(
      Inquiry.threads(of: Specimen.healthy.lab()) == [],
      "This app does all that it does to its page on main."
    )
  }

  @Test(arguments: [
    Specimen(
      "a page that shows everything wherever it comes",
      page: { HastyPage(temperature: $0) }
    ),
    Specimen(
      "a page that took subscribe(on:) for observe(on:)",
      page: { WrongWayPage(temperature: $0) }
    ),
  ])
  func `a page that is touched off main is found`(specimen: Specimen) {
    let complaints = Inquiry.threads(of: specimen.lab())

    #expect(
      complaints.contains("Label.text was set on another thread"),
      """
      This app was cleared, and it sets its label on the server's thread. A server that answers on main \
      is to be had in tests only.
      """
    )
  }

  @Test func `a page that is touched off main for errors alone is found`() {
    let app = Specimen(
      "a page that goes to main with its answers, and not with its errors",
      page: { HalfwayPage(temperature: $0) }
    )

    #expect(
      Inquiry.threads(of: app.lab()).contains("Spinner.isAnimating was set on another thread"),
      """
      This app was cleared. Its good answers come on main; its errors take another way. Who looks at \
      good answers alone has looked at half of the app.
      """
    )
  }

  @Test func `Alex's app is cleared`() {
    #expect(
      Inquiry.threads(of: .alexsApp()) == [],
      "It was not the thread: whatever comes, Alex's page is told on main."
    )
  }
}
