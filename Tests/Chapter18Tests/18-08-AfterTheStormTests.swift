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

  @Test func `a tap shows the forecast`() {
    let page = ReloadPage(forecast: server.ask)
    #expect(server.isAskedBy == 0, "Nobody has tapped yet.")
    page.button.tap()
    server.send(.next("Sun."), .completed)

    #expect(page.label.history == ["Sun."], "The user tapped once, and should see the answer.")
  }

  @Test func `a failure is shown`() {
    let page = ReloadPage(forecast: server.ask)
    page.button.tap()
    server.send(.error(Storm()))

    #expect(
      page.label.text == ReloadPage.noForecast,
      "The server failed. A page that says nothing looks as if nobody had tapped."
    )
  }

  @Test func `after a failure the button still works`() {
    let page = ReloadPage(forecast: server.ask)
    page.button.tap()
    server.send(.error(Storm()))
    page.button.tap()

    #expect(
      server.isAskedBy == 1,
      """
      "Try again," says the label, but the button is dead. An error is an end, and here the end of \
      one question has become the end of all taps.
      """
    )
    server.send(.next("Sun."), .completed)
    #expect(
      page.label.history == [ReloadPage.noForecast, "Sun."],
      "The user tried again, and should see the answer."
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
      "A bad day has more than one failure. Each has to be shown, and the day may still end well."
    )
  }

  @Test func `only a tap asks the server`() {
    let page = ReloadPage(forecast: server.ask)
    page.button.tap()
    server.send(.error(Storm()))

    #expect(
      server.count == 1,
      "One tap, one question. Whether to ask again is up to the user."
    )
  }

  @Test func `a page that is gone waits for nothing`() {
    var page: ReloadPage? = ReloadPage(forecast: server.ask)
    page?.button.tap()
    page = nil

    #expect(server.isAskedBy == 0, "Nobody is there to see the answer.")
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.afterTheStorm, are: [.catchTooLate])
  }
}
