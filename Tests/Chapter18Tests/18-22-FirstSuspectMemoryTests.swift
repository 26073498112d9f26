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

@Suite struct `18.22 First suspect: memory` {
  @Test func `a healthy app is cleared`() {
    #expect(
      Inquiry.memory(of: Specimen.healthy.lab()) == [],
      "Nothing is left of its pages. A test that raises false alarms is turned off after a week."
    )
  }

  @Test func `a page that is kept to be shown again is not a leak`() {
    let drawer = Drawer()
    let app = Specimen(
      "an app that keeps its newest page",
      page: { temperature in
        let page = PlainPage(temperature: temperature)
        drawer.pages = [page]
        return page
      }
    )

    #expect(
      Inquiry.memory(of: app.lab()) == [],
      """
      This app keeps one page, so that it is there at once the next time. After ten visits there \
      is still only one. A leak is what grows with each visit.
      """
    )
  }

  @Test func `a page that is shown again and again is not a leak`() {
    let drawer = Drawer()
    let app = Specimen(
      "an app that shows its only page again",
      page: { temperature in
        if let page = drawer.pages.first as? PlainPage { return page }
        let page = PlainPage(temperature: temperature)
        drawer.pages = [page]
        return page
      }
    )

    #expect(
      Inquiry.memory(of: app.lab()) == [],
      """
      This app makes one page, and shows it at each visit. However many visits there are, it is \
      still the same page.
      """
    )
  }

  @Test(arguments: [
    Specimen("a page that holds itself", page: { SelfishPage(temperature: $0) }),
    Specimen(
      "a page that holds itself while it waits for an answer",
      page: { WaitingPage(temperature: $0) }
    ),
    Specimen(
      "a page that is kept forever once it has shown an answer",
      page: { ProudPage(temperature: $0, drawer: .theOnlyOne) }
    ),
    Specimen(
      "a page that holds itself while it shows an answer",
      page: { LingeringPage(temperature: $0) }
    ),
    Specimen(
      "a page that holds itself until the first question",
      page: { ExpectantPage(temperature: $0) }
    ),
  ])
  func `pages that stay are found`(specimen: Specimen) {
    #expect(
      Inquiry.memory(of: specimen.lab()).contains("page"),
      """
      This app has \(specimen.testDescription), so its pages stay, but the inquiry did not find them. \
      A leak shows only after the visit that causes it: is there a visit on which nothing is asked, \
      one that ends with an answer, and one that ends while the spinner is spinning? (`leaks` is \
      yours, from 18.1: if that is not done, this may be why.)
      """
    )
  }

  @Test func `what was found is named once`() {
    let app = Specimen(
      "a page whose bag is freed at the end of the line",
      page: { MomentPage(temperature: $0) }
    )
    let found = Inquiry.memory(of: app.lab())

    #expect(
      found.count == Set(found).count,
      "This page drops each of its questions. That is one fault, and the inquiry says: \(found)."
    )
  }

  @Test func `questions whose pages are gone are found`() {
    let app = Specimen(
      "a page that is freed and leaves its question behind",
      service: endlessService,
      page: { ForgetfulPage(temperature: $0) }
    )

    #expect(
      Inquiry.memory(of: app.lab()).contains("question"),
      "The pages are gone, but their questions are still waiting. By evening the battery is empty."
    )
  }

  @Test func `a question that is gone too soon is found`() {
    let app = Specimen(
      "a page whose bag is freed at the end of the line",
      page: { MomentPage(temperature: $0) }
    )

    #expect(
      Inquiry.memory(of: app.lab()).contains(Inquiry.goneTooSoon),
      """
      This page asks, and drops its question before the server can answer. Nothing is left \
      behind, but the user waits forever. Look while the page is waiting, and not only afterwards.
      """
    )
  }

  @Test func `a first question that is gone too soon is found`() {
    let app = Specimen(
      "a page that drops its first question, and keeps the later ones",
      page: { ClumsyPage(temperature: $0) }
    )

    #expect(
      Inquiry.memory(of: app.lab()).contains(Inquiry.goneTooSoon),
      """
      This page drops its first question before the server can answer, and keeps all later ones. Who \
      asks it once waits forever, and the inquiry did not find that.
      """
    )
  }

  @Test func `Alex's app is cleared`() {
    #expect(
      Inquiry.memory(of: .alexsApp()) == [],
      "It is not memory: Alex's pages are freed, and their questions with them."
    )
  }
}
