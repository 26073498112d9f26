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
  @Test func `an app that is well is cleared`() {
    #expect(
      Inquiry.memory(of: Specimen.healthy.lab()) == [],
      "Nothing is left of its pages. A test that sees ghosts is switched off after a week."
    )
  }

  @Test func `a page that is kept to be shown again is no leak`() {
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
      This app keeps one page, so that it is there at once the next time. After ten visits it is still \
      one. What grows with each visit is a leak.
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
      "a page that is kept for ever when it has shown an answer",
      page: { ProudPage(temperature: $0, drawer: .theOnlyOne) }
    ),
  ])
  func `pages that stay are found`(specimen: Specimen) {
    #expect(
      Inquiry.memory(of: specimen.lab()).contains("page"),
      """
      This app was cleared, and its pages stay. A leak shows only to those who do, on their visit, what \
      makes it: did you ask, did you get an answer, did you leave while the wheel was turning?
      """
    )
  }

  @Test func `questions that nobody asks any more are found`() {
    let app = Specimen(
      "a page that goes, and leaves its question behind",
      service: endlessService,
      page: { ForgetfulPage(temperature: $0) }
    )

    #expect(
      Inquiry.memory(of: app.lab()).contains("question"),
      "The pages are gone, and their questions still wait. The battery is empty by the evening."
    )
  }

  @Test func `Alex's app is cleared`() {
    #expect(
      Inquiry.memory(of: .alexsApp()) == [],
      "It was not memory: Alex's pages go, and take their questions with them."
    )
  }
}
