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

@Suite struct `18.24 Third suspect: the protocol` {
  @Test func `a service that keeps its promise is cleared`() {
    #expect(
      Inquiry.promises(of: Specimen.healthy.lab()) == [],
      "This service answers each question in ten seconds: with one temperature, or with an error."
    )
  }

  @Test(arguments: [
    Specimen("a service that waits for ever", service: endlessService),
    Specimen("a service that completes without a word", service: wordlessService),
    Specimen("a service that tells yesterday's temperature first", service: talkativeService),
  ])
  func `a broken promise is found`(specimen: Specimen) {
    #expect(
      !Inquiry.promises(of: specimen.lab()).isEmpty,
      """
      This service was cleared, and a page that trusts it has a wheel that does not stop, or a label \
      that flickers. There are three ways to break a promise: to say nothing, too little, too much.
      """
    )
  }

  @Test func `the others may wait for ever as well`() {
    let app = Specimen(
      "a service that waits for ever",
      service: endlessService,
      page: { ForgetfulPage(temperature: $0) }
    )

    #expect(
      Inquiry.promises(of: app.lab()).count == 1,
      """
      One question of this app is never answered, and it stays open until the end. It is the one to \
      which the server said nothing.
      """
    )
  }

  @Test func `Alex's service is cleared`() {
    #expect(
      Inquiry.promises(of: .alexsApp()) == [],
      """
      It was not the service: whatever the server does, Alex's service answers, and once. Then who, \
      behind it, does not listen?
      """
    )
  }
}
