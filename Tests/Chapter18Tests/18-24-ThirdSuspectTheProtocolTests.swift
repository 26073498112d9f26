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
      "This service answers each question within ten seconds: one temperature, or an error."
    )
  }

  @Test func `a service that takes its time is cleared`() {
    #expect(
      Inquiry.promises(of: Specimen("a patient service", service: patientService).lab()) == [],
      """
      This service passes on each answer nine seconds after it came, and that is within its ten. \
      Whoever asks the next question before has taken this one back.
      """
    )
  }

  @Test func `a service that remembers a temperature is cleared`() {
    let app = Specimen("a service with a memory", service: rememberingService)
    let found = Inquiry.promises(of: app.lab())

    #expect(
      found == [],
      """
      Where another service fails, this one sends the temperature that it remembers, and the end. One \
      temperature and the end keep the promise, whatever the server did. The inquiry reports \(found).
      """
    )
  }

  @Test(arguments: [
    Specimen("a service that waits forever", service: endlessService),
    Specimen("a service that completes without an element", service: wordlessService),
    Specimen("a service that sends a temperature and no end", service: openService),
    Specimen(
      "a service that says nothing of a certificate that has expired",
      service: secretiveService
    ),
    Specimen("a service that sends yesterday's temperature first", service: talkativeService),
    Specimen("a service that sends two temperatures and then the end", service: doublingService),
    Specimen("a service that sends a temperature before it fails", service: hesitantService),
    Specimen("a service that takes a minute to say that nothing came", service: slowService),
    Specimen("a service that takes eleven seconds to say so", service: tardyService),
  ])
  func `a broken promise is found`(specimen: Specimen) {
    #expect(
      !Inquiry.promises(of: specimen.lab()).isEmpty,
      """
      The inquiry did not find the broken promise. A page that trusts this service has a spinner \
      that does not stop, or a label that flickers. There are four ways to break the promise: to \
      say nothing, too little, too much, or too late.
      """
    )
  }

  @Test func `a question that the server never answers stays open to the end`() {
    let app = Specimen(
      "a service that waits forever",
      service: endlessService,
      page: { ForgetfulPage(temperature: $0) }
    )

    #expect(
      Inquiry.promises(of: app.lab()).count == 1,
      """
      The server said nothing to one question of this app. That question is never answered, and \
      stays open to the end.
      """
    )
  }

  @Test func `Alex's service is cleared`() {
    #expect(
      Inquiry.promises(of: .alexsApp()) == [],
      """
      It is not the service: whatever the server does, Alex's service answers once. So who, \
      further down, does not listen?
      """
    )
  }
}
