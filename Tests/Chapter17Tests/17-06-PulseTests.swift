import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.6 Pulse` {
  private let reactor = AlarmReactor()
  private let log = Log()

  @Test func `a pulse counts how often it was set`() {
    var pulse = Pulse(wrappedValue: "storm")
    #expect(pulse.valueUpdatedCount == 0, "It was created, not set.")
    pulse.wrappedValue = "storm"
    pulse.wrappedValue = "storm"

    #expect(pulse.valueUpdatedCount == 2, "It was set twice, even if to the same value.")
    #expect(pulse.value == "storm", "The value is what was set.")
    #expect(pulse.projectedValue.valueUpdatedCount == 2, "`$` gives the pulse with its count.")
  }

  @Test func `the same alarm twice is two alarms`() {
    let token = reactor.pulse(\.$alarm).compactMap { $0 }.subscribe(log.observer())
    reactor.action.onNext(.alarm("storm"))
    reactor.action.onNext(.alarm("storm"))

    #expect(
      log.values == ["next(storm)", "next(storm)"],
      "The alarm was raised twice, and both count, though their values are equal."
    )
    token.dispose()
  }

  @Test func `other changes of the state are no alarm`() {
    let token = reactor.pulse(\.$alarm).compactMap { $0 }.subscribe(log.observer())
    reactor.action.onNext(.alarm("storm"))
    reactor.action.onNext(.tick)
    reactor.action.onNext(.tick)

    #expect(
      log.values == ["next(storm)"],
      "Each state holds the alarm, but it was raised once: the user wants to close one window."
    )
    #expect(reactor.currentState.ticks == 2, "The rest of the state should have changed.")
    token.dispose()
  }

  @Test func `a new subscriber gets the current value`() {
    reactor.action.onNext(.alarm("storm"))
    let token = reactor.pulse(\.$alarm).subscribe(log.observer())
    reactor.action.onNext(.tick)
    reactor.action.onNext(.alarm(nil))

    #expect(
      log.values == ["next(Optional(\"storm\"))", "next(nil)"],
      "First the current value, as with any state; then each value that is set, even nil."
    )
    token.dispose()
  }

  @Test func `the current value is that of the moment of the subscription`() {
    let alarms = reactor.pulse(\.$alarm)
    reactor.action.onNext(.alarm("storm"))
    let token = alarms.subscribe(log.observer())

    #expect(
      log.values == ["next(Optional(\"storm\"))"],
      """
      `pulse` was called, then there was an alarm, and then somebody subscribed, who hears the value that \
      is current by then, and no older one.
      """
    )
    token.dispose()
  }

  @Test func `two alarms in one state are one element`() {
    let token = reactor.pulse(\.$alarm).compactMap { $0 }.subscribe(log.observer())
    reactor.action.onNext(.twice("wind", "storm"))

    #expect(
      log.values == ["next(storm)"],
      "`reduce` set the alarm twice and returned one state, which holds the second one."
    )
    token.dispose()
  }

  @Test func `each subscriber counts for itself`() {
    let alarms = reactor.pulse(\.$alarm).compactMap { $0 }
    let others = Log()
    let tokens = [alarms.subscribe(log.observer()), alarms.subscribe(others.observer())]
    reactor.action.onNext(.alarm("storm"))

    #expect(
      log.values == ["next(storm)"] && others.values == ["next(storm)"],
      """
      Two screens listen to one pulse, and the alarm was raised once. One has heard \(log.values), \
      the other \(others.values).
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `the greatest number counts, too`() {
    var pulse = Pulse(wrappedValue: "calm")
    pulse.valueUpdatedCount = .max - 1
    pulse.wrappedValue = "storm"

    #expect(
      pulse.valueUpdatedCount == .max,
      "The count was one below the greatest number, and the value was set once."
    )
  }

  @Test func `after the greatest number comes zero`() async {
    await #expect(
      processExitsWith: .success,
      "A pulse was set after the greatest number, and the program has stopped, or counts wrong."
    ) {
      var pulse = Pulse(wrappedValue: "calm")
      pulse.valueUpdatedCount = .max
      pulse.wrappedValue = "storm"
      precondition(pulse.valueUpdatedCount == 0)
    }
  }

  @Test func `a closure that throws ends the sequence`() {
    let token =
      reactor.pulse { state throws -> Pulse<String?> in
        if state.ticks > 0 { throw Storm() }
        return state.$alarm
      }
      .subscribe(log.observer())
    reactor.action.onNext(.tick)

    #expect(
      log.values == ["next(nil)", "error(storm)"],
      "The closure that finds the pulse has thrown. As with `map`, that is the end, and no state is left out."
    )
    token.dispose()
  }

  @Test func `a smaller count is a new one, too`() {
    let token = reactor.pulse(\.$alarm).compactMap { $0 }.subscribe(log.observer())
    reactor.action.onNext(.alarm("storm"))
    reactor.action.onNext(.beginAnew("calm"))

    #expect(
      log.values == ["next(storm)", "next(calm)"],
      "`reduce` returned a new state, whose count begins at zero again. That is another count."
    )
    token.dispose()
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "17-Reactor",
      exercise: "17.6",
      operators: [
        "reactor.pulse(\\.$degrees)": { source in
          reading(of: source) { $0.pulse(\.$degrees).skip(1).compactMap { $0 } }
        },
        "reactor.state.map(\\.degrees).distinctUntilChanged()": { source in
          reading(of: source) { $0.state.map(\.degrees).distinctUntilChanged().compactMap { $0 } }
        },
      ]
    )
  }

  /// What is read of a reactor while a source sends it actions.
  private func reading(
    of source: MarbleSources<Int>,
    _ read: @escaping (ThermometerReactor) -> Observable<Int>
  ) -> Observable<Int> {
    let actions = source.asObservable()
    return .create { observer in
      let reactor = ThermometerReactor()
      return Disposables.create(
        read(reactor).subscribe(observer),
        actions.subscribe(reactor.action),
        // Nothing else keeps the reactor.
        Disposables.create { withExtendedLifetime(reactor) {} }
      )
    }
  }
}

/// A reactor that raises alarms, and has something else in its state.
private final class AlarmReactor: Reactor {
  enum Action {
    case alarm(String?)
    case twice(String, String)
    case tick
    case beginAnew(String?)
  }

  struct State {
    @Pulse var alarm: String?
    var ticks = 0
  }

  let machine = Machine()
  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .alarm(let alarm): state.alarm = alarm
    case .twice(let first, let second):
      state.alarm = first
      state.alarm = second
    case .tick: state.ticks += 1
    case .beginAnew(let alarm): state = State(alarm: alarm)
    }
    return state
  }
}

/// A reactor whose action is the degrees; 0 changes something else.
private final class ThermometerReactor: Reactor {
  typealias Action = Int

  struct State {
    @Pulse var degrees: Int?
    var isLoading = false
  }

  let machine = Machine()
  let initialState = State()

  func reduce(state: State, mutation: Int) -> State {
    var state = state
    if mutation == 0 { state.isLoading.toggle() } else { state.degrees = mutation }
    return state
  }
}
