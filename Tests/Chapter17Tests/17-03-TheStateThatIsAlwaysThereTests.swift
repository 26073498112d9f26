import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.3 The state that is always there` {
  private let log = Log()

  @Test func `an action comes out as a state`() {
    let reactor = NotingReactor(["x"])
    let token = log.states(of: reactor.state)
    #expect(log.values == ["x"], "A new subscriber gets the state at once, inside `subscribe`.")
    reactor.action.onNext("a")

    #expect(log.values == ["x", "xa"], "An observer hears what the action changed.")
    token.dispose()
    reactor.action.onNext("b")
    #expect(log.values == ["x", "xa"], "After `dispose()` an observer hears nothing.")
  }

  @Test func `a new subscriber gets the newest state, once`() {
    let reactor = NotingReactor()
    let first = log.states(of: reactor.state, by: "first: ")
    reactor.action.onNext("a")
    let second = log.states(of: reactor.state, by: "second: ")
    reactor.action.onNext("b")

    #expect(
      log.values == ["first: ", "first: a", "second: a", "first: ab", "second: ab"],
      "A late subscriber gets the newest state, not those before it; then both hear the same."
    )
    first.dispose()
    second.dispose()
  }

  @Test func `a second listener makes no second request`() {
    let request = HandSource<String>()
    let reactor = NotingReactor { _ in request }
    let tokens = [log.states(of: reactor.state), log.states(of: reactor.state)]
    reactor.action.onNext("a")

    #expect(request.subscriptions.count == 1, "One tap is one request, however many look on.")
    request.send(.next("b"))
    #expect(log.values == ["", "", "b", "b"], "Both hear the answer.")
    for token in tokens { token.dispose() }
    #expect(request.living == 1, "The screen looks away; the reactor goes on with its work.")
  }

  @Test func `a state that is sent is already the current one`() {
    let reactor = NotingReactor()
    #expect(reactor.currentState == [], "Before anything has happened: the initial state.")

    let token = reactor.state.subscribe(onNext: { [log, unowned reactor] state in
      log.record("heard \(state.joined()), is \(reactor.currentState.joined())")
    })
    reactor.action.onNext("a")

    #expect(
      log.values == ["heard , is ", "heard a, is a"],
      "An observer that hears a state may ask for `currentState`, and must not find an older one."
    )
    token.dispose()
  }

  @Test func `actions count before anybody looks`() {
    let reactor = NotingReactor()
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(reactor.currentState == ["a", "b"], "It has to work, screen or no screen.")

    let token = log.states(of: reactor.state)
    #expect(log.values == ["ab"], "The screen comes, and finds what was done.")
    token.dispose()
  }

  @Test func `a button that is gone does not end the reactor`() {
    let reactor = NotingReactor()
    let token = log.states(of: reactor.state)
    reactor.action.onCompleted()
    reactor.action.onError(Storm())
    reactor.action.onNext("a")

    #expect(log.values == ["", "a"], "A sender may end; the reactor still hears the others.")
    token.dispose()
  }

  @Test func `when the stream ends the states end`() {
    let (machine, stream) = (ReactorMachine<String, [String]>(), HandSource<[String]>())
    machine.run(on: CurrentThreadScheduler.instance) { _ in stream }
    let token = machine.states.subscribe(log.observer())
    stream.send(.next(["a"]), .completed)

    #expect(
      log.values == ["next([\"a\"])", "completed"],
      "The stream has sent one state and has ended. A screen has to hear the end like any state."
    )
    token.dispose()
  }

  @Test func `when the stream fails the states end`() {
    let (machine, stream) = (ReactorMachine<String, [String]>(), HandSource<[String]>())
    machine.run(on: CurrentThreadScheduler.instance) { _ in stream }
    let token = machine.states.subscribe(log.observer())
    stream.send(.next(["a"]), .error(Storm()))

    #expect(
      log.values == ["next([\"a\"])", "completed"],
      "The stream has failed. States can't fail: a screen has nothing to catch, and hears an end."
    )
    #expect(machine.newest == ["a"], "After the end, the newest state is still the one before it.")
    token.dispose()
  }

  @Test(arguments: [Event<[String]>.completed, .error(Storm())])
  func `when the stream ends action stays open`(end: Event<[String]>) {
    let (machine, stream) = (ReactorMachine<String, [String]>(), HandSource<[String]>())
    machine.run(on: CurrentThreadScheduler.instance) { _ in stream }
    let token = machine.action.subscribe(onNext: { [log] action in log.record("hears \(action)") })
    stream.send(end)
    machine.action.onNext("a")

    #expect(
      log.values == ["hears a"],
      """
      The stream has ended (\(end)), and the machine is there. It lets in actions as long as it lives, \
      and somebody else still listens to them.
      """
    )
    token.dispose()
    withExtendedLifetime(machine) {}
  }

  @Test(arguments: [Event<[String]>.completed, .error(Storm())])
  func `a stream that has ended is not made again`(end: Event<[String]>) {
    let (machine, stream) = (ReactorMachine<String, [String]>(), HandSource<[String]>())
    for _ in 1...2 {
      machine.run(on: CurrentThreadScheduler.instance) { [log] _ in
        log.record("made")
        return stream
      }
      stream.send(end)
    }

    #expect(
      log.values == ["made"] && stream.subscriptions.count == 1,
      """
      The stream has ended (\(end)), and then somebody used the reactor once more. It was made \
      \(log.values.count) times, and subscribed to \(stream.subscriptions.count) times.
      """
    )
  }

  @Test func `the stream is subscribed to at once, whatever the scheduler of the actions is`() {
    let (machine, clock) = (ReactorMachine<String, [String]>(), TestScheduler(initialClock: 0))
    machine.run(on: clock) { _ in .just(["x"]) }

    #expect(
      machine.newest == ["x"],
      """
      The scheduler has done no work yet. It is there for the actions; the stream has to be subscribed to \
      when `run` is called, so that there is a state from then on.
      """
    )
  }

  @Test func `actions are let in when the stream is listening`() {
    let machine = ReactorMachine<String, [String]>()
    let button = machine.action.subscribe(onNext: { [log] action in log.record("hears \(action)") })
    machine.action.onNext("a")
    machine.run(on: CurrentThreadScheduler.instance) { [log, unowned machine] _ in
      .create { _ in
        machine.action.onNext("b")
        log.record("the stream listens")
        return Disposables.create()
      }
    }

    #expect(
      log.values.first == "the stream listens",
      "An action was let in before the stream was listening: the stream has missed it."
    )
    button.dispose()
  }

  @Test func `when the machine goes, nobody hears an action any more`() {
    var machine: ReactorMachine<String, [String]>? = ReactorMachine()
    machine?.run(on: CurrentThreadScheduler.instance) { _ in .never() }
    let action = machine?.action
    let token = action?.subscribe(onNext: log.record)
    action?.onNext("a")
    machine = nil
    action?.onNext("b")

    #expect(
      log.values == ["a"],
      """
      Somebody else listens to `action`, too, and heard "a". Then the machine was freed, and with it \
      all that it had begun, and "b" was sent. Heard: \(log.values).
      """
    )
    token?.dispose()
  }

  @Test func `the stream is made, and subscribed to, while no lock is held`() {
    let machine = ReactorMachine<String, [String]>()
    var (couldAsk, couldAskAgain) = (false, false)
    machine.run(on: CurrentThreadScheduler.instance) { _ in
      couldAsk = anotherThreadCan { _ = machine.newest }
      return .create { _ in
        couldAskAgain = anotherThreadCan { _ = machine.newest }
        return Disposables.create()
      }
    }

    #expect(
      couldAsk && couldAskAgain,
      """
      While the stream was being \(couldAsk ? "subscribed to" : "made"), another thread asked for the \
      newest state, and had to wait. The reactor makes it of its own functions, and one that asks for the \
      current state would wait for itself.
      """
    )
  }

  @Test func `the stream may use the machine while it is made, and while it is subscribed to`() {
    inEveryInterleaving(
      """
      A reactor makes the stream of its own functions. One that uses the reactor runs the machine, which \
      is just starting: that does nothing, and waits for nobody.
      """
    ) { race in
      let (machine, made) = (ReactorMachine<String, [String]>(), Log())
      func runAgain(_ when: String) {
        machine.run(on: CurrentThreadScheduler.instance) { _ in
          made.record("another stream, \(when)")
          return .never()
        }
      }
      race.thread {
        machine.run(on: CurrentThreadScheduler.instance) { _ in
          race.step("makes the stream")
          runAgain("made while the first was made")
          return .create { _ in
            runAgain("made while the first was subscribed to")
            return Disposables.create()
          }
        }
      }
      race.atEnd { made.values.first.map { "There was \($0)." } }
    }
  }

  @Test func `whoever comes while a state is sent finds that state, or a newer one`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      A state is remembered before anybody can hear of it: also before one who subscribes at that moment \
      is told the newest.
      """
    ) { race in
      let machine = ReactorMachine<Int, Int>()
      machine.run(on: CurrentThreadScheduler.instance) { $0.startWith(0) }
      race.thread("sends 1") { machine.action.onNext(1) }
      race.thread("subscribes") {
        let token = machine.states.subscribe(onNext: { state in
          race.step("hears \(state)")
          let newest = machine.newest ?? -1
          if newest < state {
            race.complain("An observer heard \(state), and `newest` was \(newest).")
          }
        })
        token.dispose()
      }
    }
  }

  @Test func `two threads that run the machine make one stream`() {
    inEveryInterleaving(
      interruptions: 1,
      alsoFreely: true,
      "Two threads may use a reactor first, at the same time. Only one of them may start it."
    ) { race in
      let (machine, made) = (ReactorMachine<String, [String]>(), Log())
      for _ in 0..<2 {
        race.thread {
          machine.run(on: CurrentThreadScheduler.instance) { _ in
            race.step("makes the stream")
            made.record("stream")
            return .never()
          }
        }
      }
      race.atEnd {
        let count = made.values.count
        return count == 1 ? nil : "Two threads ran the machine, and it made \(count) streams."
      }
    }
  }

  @Test func `when the reactor goes its requests are cancelled`() {
    let (request, lifetimes) = (HandSource<String>(), Lifetimes())
    var reactor: NotingReactor? = NotingReactor(probe: lifetimes.probe("reactor")) { _ in request }
    let token = reactor.map { log.states(of: $0.state) }
    let ends = reactor?.state.subscribe(onCompleted: { [log] in log.record("end") })
    reactor?.action.onNext("a")
    #expect(request.living == 1, "The request is on its way.")
    reactor = nil

    #expect(
      lifetimes.alive == 0,
      "The screen has released its reactor, and something keeps it alive."
    )
    #expect(request.living == 0, "Nobody waits for the answer, and the request was not cancelled.")
    request.send(.next("b"))
    #expect(log.values == [""], "The reactor is gone, and sends nothing more, not even an end.")
    token?.dispose()
    ends?.dispose()
  }
}
