import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution16Screen
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@MainActor
@Suite struct `18.8 After the storm` {
  private let server = Answers<String>()

  @Test func `after a failure the button still works`() {
    let page = ReloadPage(forecast: server.ask)
    page.button.tap()
    server.send(.error(Storm()))
    page.button.tap()

    #expect(
      server.isAskedBy == 1,
      """
      The user tapped, and the server failed. "Try again," said the label, and the user tapped \
      again, but the server was not asked.
      """
    )
    server.send(.next("Sun."), .completed)
    #expect(
      page.label.history == [ReloadPage.noForecast, "Sun."],
      "The user tried again, and should see the answer."
    )
  }

  @Test func `a tap shows the forecast`() {
    let page = ReloadPage(forecast: server.ask)
    #expect(server.isAskedBy == 0, "Nobody has tapped yet.")
    page.button.tap()
    #expect(page.spinner.isAnimating, "The user has tapped, and the answer is on its way.")
    server.send(.next("Sun."), .completed)

    #expect(page.label.history == ["Sun."], "The user tapped once, and should see the answer.")
    #expect(!page.spinner.isAnimating, "The answer has come, but the spinner keeps spinning.")
  }

  @Test func `each failure is shown once`() {
    let page = ReloadPage(forecast: server.ask)
    page.button.tap()
    server.send(.error(Storm()))

    #expect(
      page.label.history == [ReloadPage.noForecast],
      "The server failed once, and the user should see that once."
    )
    #expect(page.failures == 1, "One question has failed.")
    #expect(!page.spinner.isAnimating, "The question has failed, but the spinner keeps spinning.")
  }

  @Test func `after a failure the previous forecast is shown`() {
    let page = ReloadPage(forecast: server.ask)
    page.button.tap()
    server.send(.next("Sun."), .completed)
    #expect(page.older.text == nil, "The forecast is there. Nobody needs an older one.")
    page.button.tap()
    server.send(.error(Storm()))

    #expect(page.label.text == ReloadPage.noForecast, "The server failed.")
    #expect(page.older.text == "Before: Sun.", "The server failed; before that, it had said sun.")
    page.button.tap()
    server.send(.error(Storm()))

    #expect(
      page.older.text == "Before: Sun.",
      """
      The server failed once more. Sun is still the newest forecast that has come, and the page shows \
      \(page.older.text.map { "\"\($0)\"" } ?? "no older one").
      """
    )
  }

  @Test func `after many failures the button still works`() {
    let page = ReloadPage(forecast: server.ask)
    for _ in 1...5 {
      page.button.tap()
      server.send(.error(Storm()))
    }
    page.button.tap()
    server.send(.next("Sun."), .completed)

    #expect(
      page.label.history == Array(repeating: ReloadPage.noForecast, count: 5) + ["Sun."],
      "There was more than one failure. Each has to be shown, and the last question was answered."
    )
    #expect(page.failures == 5, "Five questions have failed.")
    #expect(page.older.text == nil, "The forecast is there. Nobody needs an older one.")
  }

  @Test func `one tap asks one question`() {
    let network = BehaviorSubject(value: true)
    let page = ReloadPage(forecast: server.ask, isOnline: network)
    page.button.tap()
    server.send(.error(Storm()))

    #expect(
      server.count == 1,
      """
      The user tapped once, and the server failed; the network was there all the time. Whether to \
      ask again is up to the user.
      """
    )
    network.onNext(true)
    #expect(
      server.count == 1,
      """
      The user tapped once, and the server failed; then the phone found another antenna. The \
      network had been there all the time, and the page asked again.
      """
    )
  }

  @Test func `when the network comes back, the page asks once`() throws {
    let network = BehaviorSubject(value: true)
    let page = ReloadPage(forecast: server.ask, isOnline: network)
    network.onNext(false)
    page.button.tap()
    server.send(.error(Storm()))
    network.onNext(true)
    try #require(
      server.count == 2,
      "The user tapped in a dead spot. Now the network is back, and the page should ask by itself."
    )
    for _ in 1...3 { network.onNext(true) }

    #expect(
      server.count == 2,
      """
      After the dead spot the phone found one antenna, and then three more. The user's bill has \
      \(server.count) questions on it: one for the tap, and \(server.count - 1) for coming back.
      """
    )
    server.send(.next("Sun."), .completed)
    #expect(page.label.text == "Sun.", "The network is back, and the answer has come.")
  }

  @Test func `after the next failure, the page asks again`() {
    let network = BehaviorSubject(value: true)
    let page = ReloadPage(forecast: server.ask, isOnline: network)
    page.button.tap()
    for _ in 1...2 {
      network.onNext(false)
      server.send(.error(Storm()))
      network.onNext(true)
    }

    #expect(
      server.count == 3,
      "The network was lost twice, and a question failed each time; then the network came back."
    )
    server.send(.error(Storm()))
    network.onNext(true)
    #expect(
      server.count == 3,
      "A question failed while the network was there, and then the phone found another antenna."
    )
    _ = page
  }

  @Test func `a question that hangs doesn't make up for the failure before it`() throws {
    let network = BehaviorSubject(value: true)
    let page = ReloadPage(forecast: server.ask, isOnline: network)
    page.button.tap()
    server.send(.error(Storm()))
    page.button.tap()
    try #require(server.count == 2, "A question has failed, and after that the button has to work.")
    for isOnline in [false, true] { network.onNext(isOnline) }

    #expect(
      server.count == 3,
      """
      The first question failed, and the second had no answer yet when the network was lost and came \
      back. So the last answer was a failure, and the page should ask by itself. It has asked \
      \(server.count) questions, two of them for taps.
      """
    )
    withExtendedLifetime(page) {}
  }

  @Test func `when nothing has failed, the network coming back asks nothing`() {
    let network = BehaviorSubject(value: true)
    let page = ReloadPage(forecast: server.ask, isOnline: network)
    for isOnline in [false, true] { network.onNext(isOnline) }
    #expect(server.count == 0, "Nobody has tapped, and nothing has failed.")
    page.button.tap()
    server.send(.next("Sun."), .completed)
    for isOnline in [false, true] { network.onNext(isOnline) }

    #expect(server.count == 1, "The user has tapped once and seen the answer.")
  }

  @Test func `when the last question was answered, the network coming back asks nothing`() {
    let network = BehaviorSubject(value: true)
    let page = ReloadPage(forecast: server.ask, isOnline: network)
    page.button.tap()
    server.send(.error(Storm()))
    page.button.tap()
    server.send(.next("Sun."), .completed)
    for isOnline in [false, true] { network.onNext(isOnline) }

    #expect(
      server.count == 2,
      """
      The first question failed, and the second was answered, so the forecast is there. Then the \
      network was lost and came back, and the page has asked \(server.count) questions.
      """
    )
    withExtendedLifetime(page) {}
  }

  @Test func `a second tap replaces the first question`() {
    let page = ReloadPage(forecast: server.ask)
    for _ in 1...2 { page.button.tap() }

    #expect(server.count == 2, "The user has tapped twice.")
    #expect(server.isAskedBy == 1, "One answer is enough for one label.")
    #expect(
      page.spinner.isAnimating,
      "The second question is on its way, and the user has to see that. The spinner stands."
    )
  }

  @Test func `a page that is gone waits for nothing`() {
    var page: ReloadPage? = ReloadPage(forecast: server.ask)
    page?.button.tap()
    page = nil

    #expect(server.isAskedBy == 0, "Nobody is there to see the answer.")
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.afterTheStorm, are: [.catchTooLate, .sameAgain])
  }
}
