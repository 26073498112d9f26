import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.5 transform` {
  private let log = Log()

  @Test func `each stream goes through its function`() {
    let reactor = NotingReactor { .just($0 + "!") }
    reactor.transformAction = { $0.map { "a(\($0))" } }
    reactor.transformMutation = { $0.map { "m(\($0))" } }
    reactor.transformState = { $0.map { $0 + ["."] } }
    let token = log.states(of: reactor.state)
    reactor.action.onNext("1")

    #expect(
      log.values == [".", "m(a(1)!)."],
      """
      An action goes through `transform(action:)` before `mutate`; its mutations go through \
      `transform(mutation:)` before `reduce`; and the state goes through `transform(state:)` last.
      """
    )
    #expect(reactor.currentState == ["m(a(1)!)", "."], "The current state is the newest one sent.")
    token.dispose()
  }

  @Test func `each function is called once`() {
    let reactor = NotingReactor()
    reactor.transformAction = { [log] actions in
      log.record("actions")
      return actions
    }
    reactor.transformMutation = { [log] mutations in
      log.record("mutations")
      return mutations
    }
    reactor.transformState = { [log] states in
      log.record("states")
      return states
    }
    let tokens = [reactor.state.subscribe(), reactor.state.subscribe()]
    reactor.action.onNext("a")

    #expect(
      log.values == ["actions", "mutations", "states"],
      "The stream is built once for everybody, from the first function to the last."
    )
    for token in tokens { token.dispose() }
  }

  @Test func `the reactor can add actions of its own`() {
    let reactor = NotingReactor()
    reactor.transformAction = { .merge(.just("load"), $0) }
    let token = log.states(of: reactor.state.map { $0.map { "\($0) " } })
    reactor.action.onNext("tap")

    #expect(log.values.last == "load tap ", "An action that the function adds is like any other.")
    token.dispose()
  }

  @Test func `what comes from outside is put in order, too`() {
    let outside = PublishSubject<String>()
    let reactor = NotingReactor()
    reactor.transformMutation = { .merge($0, outside) }
    let first = reactor.state.subscribe(onNext: { state in
      if state == ["a"] { outside.onNext("b") }
    })
    let second = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(
      log.values == ["", "a", "ab"],
      """
      A mutation from outside came while the state was being sent, and has to wait like any other: \
      put the mutations in order once all of them are together.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `what comes from outside does not pass what came before it`() {
    let (outside, request) = (PublishSubject<String>(), PublishSubject<String>())
    let reactor = NotingReactor { _ in request.asObservable() }
    reactor.transformMutation = { .merge($0, outside) }
    let first = reactor.state.subscribe(onNext: { state in
      guard state == ["a"] else { return }
      request.onNext("b")
      outside.onNext("c")
    })
    let second = log.states(of: reactor.state)
    reactor.action.onNext("ask")
    request.onNext("a")

    #expect(
      log.values == ["", "a", "ab", "abc"],
      """
      While `a` was heard, the reactor's own request brought `b`, and then `c` came from outside. There is \
      one line for both, and `b` was first in it.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `an action that the reactor adds is heard at once`() {
    let added = PublishSubject<String>()
    let reactor = NotingReactor { [log] action in
      log.record("mutate \(action)")
      return .just(action)
    }
    reactor.transformAction = { .merge($0, added) }
    let token = reactor.state.subscribe(onNext: { [log] state in
      guard state == ["a"] else { return }
      added.onNext("b")
      log.record("the observer has sent")
    })
    reactor.action.onNext("a")

    #expect(
      log.values == ["mutate a", "mutate b", "the observer has sent"],
      """
      An observer sent an action into what `transform(action:)` had returned. Mutations wait their turn; \
      an action that is added does not.
      """
    )
    #expect(reactor.currentState == ["a", "b"], "What that action changes has had its turn.")
    token.dispose()
  }

  @Test func `a state that the reactor adds is heard at once`() {
    let added = PublishSubject<[String]>()
    let reactor = NotingReactor()
    reactor.transformState = { .merge($0, added) }
    let token = reactor.state.subscribe(onNext: { state in
      log.record(state.joined())
      guard state == ["a"] else { return }
      added.onNext(["added"])
      log.record("the observer has sent")
    })
    reactor.action.onNext("a")

    #expect(
      log.values == ["", "a", "added", "the observer has sent"],
      """
      An observer sent a state into what `transform(state:)` had returned, and this is the order in \
      which it heard things. Mutations wait their turn; a state that is added is nobody's mutation.
      """
    )
    token.dispose()
  }

  @Test func `a function that fails does not make the state fail`() {
    let outside = PublishSubject<String>()
    let reactor = NotingReactor()
    reactor.transformMutation = { .merge($0, outside) }
    let token = reactor.state.subscribe(log.observer())
    outside.onNext("a")
    outside.onError(Storm())

    #expect(
      log.values.filter { $0 != "completed" } == ["next([])", "next([\"a\"])"],
      "A state can't fail, as in ReactorKit: a screen that is bound to it has nothing to catch."
    )
    token.dispose()
  }

  @Test func `the settings change the unit on every screen`() {
    let (unit, request) = (BehaviorRelay(value: TemperatureUnit.fahrenheit), HandSource<Double>())
    let screens = (1...2)
      .map { _ in ForecastReactor(unit: unit.asObservable(), request: { request }) }
    let tokens = screens.map { $0.state.subscribe() }
    for screen in screens { screen.action.onNext(.refresh) }
    request.send(.next(10))
    #expect(
      screens.map(\.currentState.text) == ["50 °F", "50 °F"],
      "The user has set Fahrenheit in the settings, and both screens should show it."
    )
    unit.accept(.celsius)

    #expect(
      screens.map(\.currentState.text) == ["10 °C", "10 °C"],
      "The user has changed the unit, and both screens should follow without an action."
    )
    for token in tokens { token.dispose() }
  }

  @Test func `a unit that is set during a request does not cancel it`() {
    let (unit, request) = (PublishSubject<TemperatureUnit>(), HandSource<Double>())
    let reactor = ForecastReactor(unit: unit.asObservable(), request: { request })
    let token = reactor.state.subscribe()
    reactor.action.onNext(.refresh)
    unit.onNext(.fahrenheit)
    #expect(
      request.subscriptions.map(\.disposals) == [0],
      "The unit was set while a request was on its way. That is no reason to cancel it, or to ask again."
    )
    request.send(.next(10), .completed)

    #expect(
      reactor.currentState.text == "50 °F",
      "The request has brought 10 degrees, and the user has set Fahrenheit."
    )
    #expect(!reactor.currentState.isLoading, "The request is over.")
    token.dispose()
  }

  @Test func `a unit that is set while a state is heard waits its turn`() {
    let (unit, request, texts) = (PublishSubject<TemperatureUnit>(), HandSource<Double>(), Log())
    let reactor = ForecastReactor(unit: unit.asObservable(), request: { request })
    let tokens = [
      reactor.state.subscribe(onNext: { state in
        if state.text == "10 °C" { unit.onNext(.fahrenheit) }
      }),
      reactor.state.map(\.text).distinctUntilChanged().subscribe(onNext: texts.record),
    ]
    reactor.action.onNext(.refresh)
    request.send(.next(10))

    #expect(
      texts.values == ["--", "10 °C", "50 °F"],
      """
      While 10 °C was being sent, the first observer set the unit to Fahrenheit. The second observer has \
      heard \(texts.values), and what it heard last is what stays on the screen.
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `a unit that is set and taken back while a state is heard is the last to stay`() {
    let (unit, request) = (PublishSubject<TemperatureUnit>(), HandSource<Double>())
    let reactor = ForecastReactor(unit: unit.asObservable(), request: { request })
    var isFirst = true
    let token = reactor.state.subscribe(onNext: { state in
      guard state.text == "10 °C", isFirst else { return }
      isFirst = false
      unit.onNext(.fahrenheit)
      unit.onNext(.celsius)
    })
    reactor.action.onNext(.refresh)
    request.send(.next(10))

    #expect(
      reactor.currentState.text == "10 °C",
      """
      While 10 °C was heard, the user set Fahrenheit, and then Celsius again. Both wait their turn, and \
      the last one stays.
      """
    )
    token.dispose()
  }

  @Test func `the settings do not keep the reactor`() {
    let unit = BehaviorRelay(value: TemperatureUnit.celsius)
    weak let gone = reactorThatGoes(unit: unit.asObservable())

    #expect(
      gone == nil,
      """
      The screen has released its reactor. What joins the settings to its mutations belongs to the \
      reactor, and keeps it: each screen that was ever open stays in memory.
      """
    )
  }

  private func reactorThatGoes(unit: Observable<TemperatureUnit>) -> ForecastReactor {
    let reactor = ForecastReactor(unit: unit, request: { .never() })
    reactor.action.onNext(.refresh)
    return reactor
  }

  @Test func `when the settings are closed the screen still works`() {
    let (unit, request) = (PublishSubject<TemperatureUnit>(), HandSource<Double>())
    let reactor = ForecastReactor(unit: unit.asObservable(), request: { request })
    let token = reactor.state.subscribe()
    unit.onNext(.fahrenheit)
    unit.onCompleted()
    reactor.action.onNext(.refresh)
    request.send(.next(10), .completed)

    #expect(reactor.currentState.text == "50 °F", "The settings are closed. The button is not.")
    #expect(!reactor.currentState.isLoading, "The request is over.")
    token.dispose()
  }
}
