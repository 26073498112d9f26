import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

@MainActor @Suite struct `16.8 Alex's screen` {
  @Test func `the user types and waits`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 250)
    #expect(
      alex.server.asked == [],
      "The last letter was typed 250 ms ago. The user may still be typing, and the server was asked."
    )
    alex.look(at: 350)
    #expect(
      alex.server.asked == ["Oslo"],
      "Four letters were typed in a row, and then nothing for 350 ms: that is one search."
    )
    #expect(
      alex.screen.spinner.isAnimating,
      "The search is under way, but the spinner does not turn."
    )
    #expect(!alex.screen.saveButton.isEnabled, "There is nothing to save yet.")
    alex.server.answer("Oslo", "4°, rain")
    alex.look(at: 400)

    #expect(alex.screen.label.text == "4°, rain", "The forecast has come, but is not shown.")
    #expect(!alex.screen.spinner.isAnimating, "The forecast has come, and the spinner still turns.")
    #expect(alex.screen.saveButton.isEnabled, "There is a forecast, but it can't be saved.")
  }

  @Test func `a new screen has nothing to save`() {
    let alex = Visit()

    #expect(
      !alex.screen.saveButton.isEnabled,
      "Nobody has typed anything, and a forecast can be saved that does not exist."
    )
    #expect(!alex.screen.spinner.isAnimating, "Nobody has typed anything, and the spinner turns.")
  }

  @Test func `while a search is under way, nothing of the last one is left`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    alex.server.answer("Oslo", "4°, rain")
    alex.paste("Rome", at: 500)
    alex.look(at: 900)

    #expect(
      alex.screen.label.text == "",
      "The search for Rome is under way, and the label still shows the weather in Oslo."
    )
    #expect(!alex.screen.saveButton.isEnabled, "The search for Rome has found nothing to save yet.")
    #expect(alex.screen.spinner.isAnimating, "The search for Rome is under way.")
  }

  @Test func `there is one search for all three that show it`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)

    #expect(
      alex.server.asked == ["Oslo"],
      "Label, spinner and button listen, but the server has to be asked once."
    )
  }

  @Test func `a search that ends without a forecast has failed`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    alex.server.complete("Oslo")
    alex.look(at: 450)

    #expect(
      !alex.screen.spinner.isAnimating,
      "The search has completed without a forecast. There is nothing to wait for, and the spinner turns."
    )
    #expect(
      alex.screen.label.text == "No forecast.",
      "The search has found nothing, and the label does not say so."
    )
  }

  @Test func `a forecast is shown when it comes, and not when its search completes`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    alex.server.answerAndStay("Oslo", "4°, rain")
    alex.look(at: 450)

    #expect(
      alex.screen.label.text == "4°, rain" && !alex.screen.spinner.isAnimating
        && alex.screen.saveButton.isEnabled,
      """
      The server has sent the forecast, and keeps the line open. The label says \
      “\(alex.screen.label.text ?? "")”, the spinner \
      \(alex.screen.spinner.isAnimating ? "turns" : "stands still"), and the forecast \
      \(alex.screen.saveButton.isEnabled ? "can" : "can't") be saved.
      """
    )
  }

  @Test func `the answer for an older city is not shown`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.paste("Rome", at: 500)
    alex.look(at: 900)
    alex.server.answer("Rome", "21°, sun")
    alex.look(at: 950)
    alex.server.answer("Oslo", "4°, rain")
    alex.look(at: 1_000)

    #expect(
      alex.screen.label.text == "21°, sun",
      "The field says Rome. The answer for Oslo was slow, and must not be shown."
    )
    #expect(
      alex.server.givenUp == ["Oslo"],
      "Nobody waits for Oslo any more: that search has to be disposed."
    )
  }

  @Test func `an answer counts until the server is asked about another city`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    alex.type("x", at: 450)
    alex.server.answer("Oslo", "4°, rain")
    alex.look(at: 500)

    #expect(
      alex.screen.label.text == "4°, rain",
      """
      The user typed a letter while the search for Oslo was under way. The server has not been asked \
      about another city yet, so the answer for Oslo has to be shown.
      """
    )
    alex.type("y", at: 520)
    alex.look(at: 600)
    #expect(
      alex.screen.label.text == "4°, rain" && alex.screen.saveButton.isEnabled,
      """
      The answer for Oslo is there, and the user has typed on. Until 300 ms have passed, it stays: the label \
      says “\(alex.screen.label.text ?? "")”, and the forecast \
      \(alex.screen.saveButton.isEnabled ? "can" : "can't") be saved.
      """
    )
  }

  @Test func `the same city is not searched for again`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.type("x", at: 500)
    alex.paste("Oslo", at: 600)
    alex.look(at: 1_000)

    #expect(
      alex.server.asked == ["Oslo"],
      "A letter was typed and deleted within 300 ms: the city is still the same."
    )
  }

  @Test func `a field that is empty for a moment changes nothing`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    alex.server.answer("Oslo", "4°, rain")
    alex.paste("", at: 500)
    alex.look(at: 550)
    #expect(
      alex.screen.label.text == "4°, rain",
      "The field has been empty for 50 ms. Until 300 ms have passed, the answer stays."
    )
    alex.paste("Oslo", at: 600)
    alex.look(at: 1_000)

    #expect(
      alex.server.asked == ["Oslo"],
      "The field was empty for 100 ms, and then it said Oslo again: the city is still the same."
    )
  }

  @Test func `after an empty field the same city is searched for again`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    alex.server.answer("Oslo", "4°, rain")
    alex.paste("", at: 500)
    alex.look(at: 900)
    #expect(alex.screen.label.text == "", "The field has been empty for 400 ms.")
    alex.paste("Oslo", at: 1_000)
    alex.look(at: 1_400)

    #expect(
      alex.server.asked == ["Oslo", "Oslo"] && alex.screen.spinner.isAnimating,
      """
      The field said Oslo, then nothing for half a second, and then Oslo again. An empty field counts as \
      another city. The server was asked about \(alex.server.asked).
      """
    )
  }

  @Test func `a failed search is reported, and the next one works`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    alex.server.fail("Oslo")
    alex.look(at: 450)
    #expect(alex.screen.label.text == "No forecast.", "The server failed: say so.")
    #expect(!alex.screen.spinner.isAnimating, "The search has failed, and the spinner still turns.")
    #expect(!alex.screen.saveButton.isEnabled, "There is no forecast to save.")
    alex.paste("Rome", at: 500)
    alex.look(at: 900)
    alex.server.answer("Rome", "21°, sun")
    alex.look(at: 950)

    #expect(
      alex.screen.label.text == "21°, sun",
      """
      The search for Oslo has failed, and the one for Rome was answered, but the label does not show \
      it. A failed search is the end of that search, and not of all.
      """
    )
  }

  @Test func `no city, no search`() {
    let alex = Visit()
    alex.look(at: 400)
    #expect(alex.server.asked == [], "Nobody has typed a city yet.")
    alex.type("Oslo", at: 500)
    alex.paste("", at: 900)
    alex.look(at: 1_300)

    #expect(alex.server.asked == ["Oslo"], "An empty field is no city.")
    #expect(alex.server.givenUp == ["Oslo"], "The city was deleted: nobody waits for it.")
    #expect(!alex.screen.spinner.isAnimating, "No search is under way any more.")
    #expect(alex.screen.label.text == "", "There is nothing to show.")
    #expect(
      !alex.screen.saveButton.isEnabled,
      "The field was emptied, so there is no forecast to save. The button can be tapped."
    )
  }

  @Test func `a closed screen is freed, and its search with it`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    let screen = alex.close()

    #expect(screen() == nil, "The screen is closed, and something in its chains keeps it alive.")
    #expect(alex.server.givenUp == ["Oslo"], "Nobody waits for the forecast any more.")
  }

  @Test func `a closed screen gives up its search, even if somebody still has its field`() {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    let field = alex.screen.field
    let screen = alex.close()

    #expect(screen() == nil, "The screen is closed, and something in its chains keeps it alive.")
    #expect(
      alex.server.givenUp == ["Oslo"],
      "Somebody still has the field of the closed screen. Nobody waits for the forecast any more."
    )
    withExtendedLifetime(field) {}
  }

  @Test func `all widgets are touched on main`() async {
    // A screen that asks nobody in virtual time need not be waited for here.
    guard asksInVirtualTime() else {
      Issue.record("The server has to be asked 300 ms after the last letter.")
      return
    }

    let server = Server()
    let screen = SearchScreen(forecast: server.forecast)
    screen.field.type("Oslo")
    #expect(
      await comesTrue { server.asked == ["Oslo"] },
      "The server has to be asked 300 ms after the last letter, by the real clock."
    )
    elsewhere { server.answer("Oslo", "4°, rain") }
    await turnOfMain()

    #expect(
      screen.label.text == "4°, rain",
      "The answer came on another thread, and has to be shown."
    )
    let widgets = [screen.label, screen.spinner, screen.field, screen.saveButton]
    #expect(widgets.flatMap(\.complaints) == [], "A widget may be touched on main only.")
  }

  /// Visits the screen, and closes it before it returns: after an `await` the main queue may go on on
  /// another thread, and a virtual clock has one.
  private func asksInVirtualTime() -> Bool {
    let alex = Visit()
    alex.type("Oslo", at: 0)
    alex.look(at: 400)
    return alex.server.asked == ["Oslo"]
  }
}

/// A visit to the screen in virtual time, where a tick is a millisecond.
@MainActor private final class Visit {
  let server = Server()
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  private var shown: SearchScreen?

  init() {
    SharingScheduler.mock(scheduler: scheduler) {
      shown = SearchScreen(forecast: server.forecast)
    }
  }

  var screen: SearchScreen {
    guard let shown else { preconditionFailure("a closed screen can't be looked at") }
    return shown
  }

  func type(_ letters: String, at tick: Int) {
    look(at: tick)
    screen.field.type(letters)
  }

  func paste(_ text: String, at tick: Int) {
    look(at: tick)
    screen.field.paste(text)
  }

  /// Lets the time pass, and runs all that is due.
  func look(at tick: Int) {
    // What the chain builds on the way has to get the scheduler of the test, too.
    SharingScheduler.mock(scheduler: scheduler) { scheduler.advanceTo(tick) }
  }

  /// Closes the screen; the result says whether it is still alive.
  func close() -> () -> SearchScreen? {
    weak let screen = shown
    shown = nil
    return { screen }
  }
}

/// A server that answers when the test says so.
private final class Server: Sendable {
  private struct Request: @unchecked Sendable {
    // Unchecked: the observer may be called on any thread, one event at a time.
    let city: String
    let observer: AnyObserver<String>
  }

  private let requests = Recorder<Request>()
  private let answered = Recorder<String>()
  private let lost = Recorder<String>()

  /// The cities that it was asked about.
  var asked: [String] { requests.values.map(\.city) }

  /// The cities whose searches were disposed before there was an answer.
  var givenUp: [String] { lost.values }

  func forecast(of city: String) -> Observable<String> {
    .create { [self] observer in
      requests.record(Request(city: city, observer: observer))
      return Disposables.create { [self] in
        if !answered.values.contains(city) { lost.record(city) }
      }
    }
  }

  func answer(_ city: String, _ forecast: String) {
    send(city, .next(forecast), .completed)
  }

  /// Sends a forecast, and does not complete.
  func answerAndStay(_ city: String, _ forecast: String) {
    send(city, .next(forecast))
  }

  func fail(_ city: String) {
    send(city, .error(Storm()))
  }

  func complete(_ city: String) {
    send(city, .completed)
  }

  private func send(_ city: String, _ events: Event<String>...) {
    answered.record(city)
    for request in requests.values where request.city == city {
      for event in events { request.observer.on(event) }
    }
  }
}
