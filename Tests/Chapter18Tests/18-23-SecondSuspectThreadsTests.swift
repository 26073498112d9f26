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
  @Test func `a healthy app is cleared`() {
    #expect(
      Inquiry.threads(of: Specimen.healthy.lab()) == [],
      "This app touches its page only on main."
    )
  }

  @Test(arguments: [
    Specimen(
      "a page that shows everything on the thread on which it comes",
      page: { HastyPage(temperature: $0) }
    ),
    Specimen(
      "a page that mistook subscribe(on:) for observe(on:)",
      page: { WrongWayPage(temperature: $0) }
    ),
  ])
  func `a page that is touched off main is found`(specimen: Specimen) {
    let complaints = Inquiry.threads(of: specimen.lab())

    #expect(
      complaints.contains("Label.text was set on another thread"),
      """
      This app sets its label on the server's thread, but the inquiry did not find that. A server \
      that answers on main exists only in tests.
      """
    )
  }

  @Test func `a page that only errors touch off main is found`() {
    let app = Specimen(
      "a page that goes to main with its answers, but not with its errors",
      page: { HalfwayPage(temperature: $0) }
    )

    #expect(
      Inquiry.threads(of: app.lab()).contains("Spinner.isAnimating was set on another thread"),
      """
      The inquiry did not find what this app does off main. Its good answers come on main, but \
      its errors take another path. If you look only at good answers, you see half of the app.
      """
    )
  }

  @Test(arguments: ["offline", "unknownCity", "unreadable", "CertificateExpired()"])
  func `a page that only one kind of error touches off main is found`(error: String) {
    let app = Specimen(
      "a page that goes to main with everything but one kind of error",
      page: { OneErrorPage(error: error, temperature: $0) }
    )

    #expect(
      Inquiry.threads(of: app.lab()).contains("Spinner.isAnimating was set on another thread"),
      """
      This page goes to main with a temperature, and with all errors but `\(error)`. The inquiry did \
      not find it: the server can give more answers than it tried.
      """
    )
  }

  @Test(arguments: ["Button.title", "TextField.text"])
  func `a page is found, whichever of its controls is touched off main`(property: String) {
    let app = Specimen(
      "a page that goes to main with everything but its button or its field",
      page: { OneControlPage(property: property, temperature: $0) }
    )

    #expect(
      Inquiry.threads(of: app.lab()).contains("\(property) was set on another thread"),
      """
      This page sets its label and its spinner on main, but when a temperature comes it sets \
      `\(property)` on the server's thread. The inquiry did not find it.
      """
    )
  }

  @Test func `a page that only good answers touch off main is found`() {
    let app = Specimen(
      "a page that goes to main with its errors, but not with its answers",
      page: { OtherHalfPage(temperature: $0) }
    )

    #expect(
      Inquiry.threads(of: app.lab()).contains("Spinner.isAnimating was set on another thread"),
      """
      The inquiry did not find what this app does off main. Its errors come on main, but a \
      temperature takes another path.
      """
    )
  }

  @Test func `Alex's app is cleared`() {
    #expect(
      Inquiry.threads(of: .alexsApp()) == [],
      "It is not the thread: whatever comes, Alex's page receives it on main."
    )
  }
}
