import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution12VirtualTime
import Solution15Traits
import Solution16Screen
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

// One after the other: a screen may go to main by `MainScheduler.instance`, and there nothing is done
// at once while work of another test waits.
@MainActor
@Suite(.serialized) struct `17.8 The view binds` {
  private let bench = WeatherBench()
  private let view = WeatherView()

  @Test func `what the user does becomes actions`() {
    let reactor = bench.reactor()
    view.reactor = reactor
    view.field.type("Rom")
    #expect(reactor.currentState.city == "Rom", "Each letter is an action with the whole text.")
    bench.scheduler.advanceTo(3)
    view.button.tap()
    #expect(bench.requests.values == ["Rom @ 3", "Rom @ 3"], "A tap is an action, too.")
    view.button.tap()

    #expect(
      bench.requests.values.count == 3,
      "The user has tapped a second time. The button should work as long as the screen is there."
    )
  }

  @Test func `binding sends no action`() {
    let reactor = bench.reactor()
    var heard = 0
    let token = reactor.action.subscribe(onNext: { _ in heard += 1 })
    view.reactor = reactor

    #expect(heard == 0, "Nobody touched the screen: the text that is already there was not typed.")
    token.dispose()
  }

  @Test func `the same text once more is a change, too`() {
    let reactor = bench.reactor()
    let actions = Recorder<WeatherReactor.Action>()
    let token = reactor.action.subscribe(onNext: actions.record)
    view.reactor = reactor
    view.field.paste("Rome")
    view.field.paste("Rome")

    #expect(
      actions.values == [.type("Rome"), .type("Rome")],
      """
      The user pasted Rome twice. The reactor may want to know that (it begins its pause anew), and was \
      sent \(actions.values).
      """
    )
    token.dispose()
  }

  @Test func `the controls show the state`() {
    view.reactor = bench.reactor()
    view.field.paste("Rome")
    #expect(!view.spinner.isAnimating, "Nothing is on its way yet.")
    bench.scheduler.start()
    #expect(view.spinner.isAnimating, "The request is on its way, and the user has to see that.")
    bench.sun(in: "Rome")

    #expect(view.label.text == "Rome: sun", "The answer came, and the screen has to show it.")
    #expect(!view.spinner.isAnimating, "The answer is there, and the spinner has to stop.")
    view.button.tap()
    bench.answer("Rome").send(.next(WeatherReport(city: "Rome", text: "rain")), .completed)
    #expect(
      view.label.text == "Rome: rain",
      "The weather in Rome has changed, and the label has not."
    )
  }

  @Test func `a control is touched only when its part has changed`() {
    view.reactor = bench.reactor()
    view.field.type("Rome")
    bench.scheduler.start()
    bench.sun(in: "Rome")
    view.button.tap()

    let texts = view.label.history.map { $0 ?? "" }
    #expect(
      texts.filter { !$0.isEmpty } == ["Rome: sun"] && texts.count <= 2,
      "Each letter makes a state, but the label need not draw the same text again and again."
    )
    let changes = view.spinner.history
    #expect(
      zip(changes, changes.dropFirst()).allSatisfy { $0 != $1 },
      "Each letter makes a state. The spinner was told \(changes), and some of it twice in a row."
    )
    view.field.paste("")
    #expect(
      (view.label.text ?? "").isEmpty,
      "The field is empty, and the report is gone from the state, but not from the label."
    )
  }

  @Test func `each error is one alert`() {
    view.reactor = bench.reactor()
    view.field.paste("Rome")
    bench.scheduler.start()
    bench.answer("Rome").send(.error(Storm()))
    view.button.tap()
    bench.answer("Rome").send(.error(Storm()))
    view.field.paste("Oslo")

    #expect(
      view.alert.history == ["Something went wrong: Storm", "Something went wrong: Storm"],
      "Two errors, two alerts: none is swallowed because it is equal, and none pops up again."
    )
  }

  @Test func `no error is no alert`() {
    let reactor = bench.reactor()
    reactor.isStubEnabled = true
    view.reactor = reactor
    reactor.stub.state.value.error = "The dish on the roof is wet."
    reactor.stub.state.value.error = nil

    #expect(
      view.alert.history == ["The dish on the roof is wet."],
      "An error was set, and then it was set to nil: nothing new has gone wrong, and no alert is due."
    )
  }

  @Test func `after a rotation the old alert stays closed`() {
    let reactor = bench.reactor()
    view.reactor = reactor
    view.field.paste("Rome")
    bench.scheduler.start()
    bench.sun(in: "Rome")
    view.button.tap()
    bench.answer("Rome").send(.error(Storm()))
    let turned = WeatherView()
    turned.reactor = reactor

    #expect(turned.label.text == "Rome: sun", "The new screen has to show the current state.")
    #expect(turned.field.text == "Rome", "And it has to show what was typed.")
    #expect(turned.alert.history == [], "The user has closed this alert. It must not pop up again.")
    turned.button.tap()
    bench.answer("Rome").send(.error(Storm()))
    #expect(turned.alert.history.count == 1, "The next error is news for the new screen.")
  }

  @Test func `a new reactor replaces the old one`() {
    let (old, new) = (bench.reactor(), bench.reactor())
    view.reactor = old
    view.field.paste("Oslo")
    view.reactor = new
    #expect(
      view.field.text == "",
      "Nothing was typed for the new reactor, and the field still has the text of the old one."
    )
    view.field.paste("Rome")

    #expect(new.currentState.city == "Rome", "The screen has to send to its new reactor.")
    #expect(old.currentState.city == "Oslo", "The screen still sends to the old one.")
    view.reactor = nil
    view.field.paste("Bern")
    #expect(new.currentState.city == "Rome", "The screen has no reactor, and still sends.")
    #expect(view.field.actionCount + view.button.actionCount == 0, "Nobody should listen any more.")
  }

  @Test func `a new reactor that is at rest stops the spinner`() {
    view.reactor = bench.reactor()
    view.field.paste("Rome")
    bench.scheduler.start()
    #expect(view.spinner.isAnimating, "The request is on its way.")
    view.reactor = bench.reactor()

    #expect(
      !view.spinner.isAnimating,
      "The screen has got another reactor, which is at rest, and the spinner spins on."
    )
  }

  @Test func `what the old reactor still does is not shown`() {
    let old = bench.reactor()
    view.reactor = old
    view.reactor = bench.reactor()
    old.action.onNext(.type("Oslo"))
    bench.scheduler.start()
    #expect(!view.spinner.isAnimating, "The old reactor is loading, and the new screen spins.")
    bench.sun(in: "Oslo")
    #expect((view.label.text ?? "").isEmpty, "The old reactor has found something: not for here.")
    old.action.onNext(.refresh)
    bench.answer("Oslo").send(.error(Storm()))

    #expect(view.alert.history == [], "The old reactor has failed, and the alert pops up here.")
    withExtendedLifetime(old) {}
  }

  @Test func `the screen goes, and the reactor with it`() {
    let lifetimes = Lifetimes()
    weak let gone = screen(with: bench.reactor(probe: lifetimes.probe("reactor")))

    #expect(gone == nil, "One of the screen's subscriptions keeps the screen alive.")
    #expect(lifetimes.alive == 0, "The screen's reactor is still there.")
  }

  @Test func `what is bound does not keep the reactor`() {
    let lifetimes = Lifetimes()
    view.bind(reactor: bench.reactor(probe: lifetimes.probe("reactor")))
    view.button.tap()

    #expect(
      lifetimes.alive == 0,
      """
      `bind` was called with a reactor that nobody else has. The screen is there, with all that was bound, \
      and something of that keeps the reactor.
      """
    )
  }

  private func screen(with reactor: WeatherReactor) -> WeatherView {
    let view = WeatherView()
    view.reactor = reactor
    view.field.paste("Rome")
    return view
  }

  @Test func `an answer from another thread is shown on main`() async {
    view.reactor = bench.reactor()
    view.field.paste("Rome")
    bench.scheduler.start()
    let bench = bench
    #expect(onThreads(1) { _ in bench.sun(in: "Rome") }, "The answer must not wait for main.")
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }

    #expect(view.label.text == "Rome: sun", "The answer came on another thread, and is not shown.")
    #expect(
      view.label.complaints + view.spinner.complaints == [],
      "A control may be touched only on main."
    )
    view.button.tap()
    #expect(
      onThreads(1) { _ in bench.answer("Rome").send(.error(Storm())) },
      "The error must not wait for main."
    )
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }

    #expect(
      view.alert.text == "Something went wrong: Storm",
      "The error came on another thread, and there is no alert."
    )
    #expect(view.alert.complaints == [], "The alert may be touched only on main, too.")
  }
}
