import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.9 A stub` {
  private let log = Log()

  // On main, where a screen sends: what is left to the main queue comes too late here, each time.
  @Test @MainActor func `the stub records what the screen sends`() {
    let reactor = NotingReactor()
    reactor.isStubEnabled = true
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    reactor.action.onCompleted()

    #expect(reactor.stub.actions == ["a", "b"], "Here a test reads what the screen has sent.")
  }

  @Test func `the stub records on whichever thread the screen sends`() {
    let reactor = NotingReactor()
    reactor.isStubEnabled = true
    let recorded = Recorder<[String]>()
    _ = anotherThreadCan {
      reactor.action.onNext("a")
      recorded.record(reactor.stub.actions)
    }

    #expect(
      recorded.values == [["a"]],
      """
      Another thread sent "a", and asked at once what was recorded: \(recorded.values). The stub has \
      to record on the thread that sends, before `onNext` returns.
      """
    )
  }

  @Test func `an action changes nothing`() {
    let reactor = NotingReactor { [log] in
      log.record("asked")
      return .just($0)
    }
    reactor.isStubEnabled = true
    let token = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(
      log.values == [""],
      "The reactor itself has answered. A test of a screen wants only the answers that it gives."
    )
    token.dispose()
  }

  @Test func `the reactor does not even begin`() {
    let reactor = NotingReactor()
    reactor.transformAction = { [log] actions in
      log.record("actions")
      return .merge(.just("load"), actions)
    }
    reactor.isStubEnabled = true
    reactor.action.onNext("a")
    let token = reactor.state.subscribe()
    _ = reactor.currentState

    #expect(
      log.values == [],
      """
      The stub is enabled, and the reactor has made its streams behind it. What they begin with, \
      such as a first request, is done in a test of the screen.
      """
    )
    token.dispose()
  }

  @Test func `the state is what the test says`() {
    let reactor = NotingReactor(["x"])
    reactor.isStubEnabled = true
    let token = log.states(of: reactor.state)
    #expect(log.values == ["x"], "The first state is the initial one.")
    reactor.stub.state.value = ["y"]

    #expect(log.values == ["x", "y"], "The test has set a state, and the screen has to hear it.")
    #expect(reactor.currentState == ["y"], "The current state has to be the same one.")
    token.dispose()
  }

  @Test func `without the stub everything is as before`() {
    let reactor = NotingReactor()
    reactor.action.onNext("a")

    #expect(reactor.currentState == ["a"], "The stub is not enabled: the reactor has to work.")
    #expect(reactor.stub.actions == [], "The stub is not enabled: it should hear nothing.")
  }

  @Test func `to ask for the stub does not enable it`() {
    let reactor = NotingReactor()
    let stub = reactor.stub
    reactor.action.onNext("a")

    #expect(
      !reactor.isStubEnabled && reactor.currentState == ["a"] && stub.actions == [],
      """
      Somebody has asked for the stub, and nobody has enabled it: the reactor has to work. It is in the \
      state \(reactor.currentState), and the stub has recorded \(stub.actions).
      """
    )
  }

  @Test func `to ask for the current state begins nothing`() {
    let reactor = NotingReactor(["x"])
    reactor.transformAction = { [log] actions in
      log.record("actions")
      return actions
    }
    let state = reactor.currentState

    #expect(
      state == ["x"] && log.values == [],
      """
      The stub is not enabled, nobody has used the reactor, and somebody asked for its current state. \
      That is the initial one, and to ask for it does not start the reactor, as before.
      """
    )
  }

  @Test func `the stub can be enabled and disabled again`() {
    let reactor = NotingReactor()
    reactor.stub.state.value = ["y"]
    reactor.isStubEnabled = true
    #expect(
      reactor.currentState == ["y"],
      "The test has set a state, and then enabled the stub. It is the same stub."
    )
    reactor.action.onNext("a")
    reactor.isStubEnabled = false
    #expect(!reactor.isStubEnabled, "It was set to false.")
    reactor.action.onNext("b")

    #expect(reactor.currentState == ["b"], "The stub is disabled: the reactor has to work again.")
    #expect(reactor.stub.actions == ["a"], "The stub knows what was sent while it stood in.")
  }

  @Test func `the stub stands in for a reactor that has already run`() {
    let reactor = NotingReactor()
    reactor.action.onNext("a")
    reactor.isStubEnabled = true
    reactor.stub.state.value = ["y"]
    let token = log.states(of: reactor.state)

    #expect(
      reactor.currentState == ["y"] && log.values == ["y"],
      """
      The reactor had run, and then the stub was enabled and its state set to y. The current state is \
      \(reactor.currentState), and whoever subscribes hears \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `everybody gets the same stub`() {
    inEveryInterleaving(
      interruptions: 1,
      "Two threads may ask for the stub first, at the same time."
    ) { race in
      let machine = ReactorMachine<String, [String]>()
      var one: Stub<String, [String]>?
      var other: Stub<String, [String]>?
      race.thread { one = machine.stub { Stub(state: []) } }
      race.thread { other = machine.stub { Stub(state: []) } }
      race.atEnd {
        one === other
          ? nil : "Two threads asked for the stub, and each has got one of its own."
      }
    }
  }

  @Test func `the stub is made once`() {
    let machine = ReactorMachine<String, [String]>()
    var made = 0
    func ask() -> Stub<String, [String]> {
      machine.stub {
        made += 1
        return Stub(state: [])
      }
    }
    let first = ask()
    let second = ask()

    #expect(
      made == 1 && first === second,
      "The stub was asked for twice, one time after the other, and \(made) stubs were made."
    )
  }

  @Test func `the stub begins with the initial state, whatever the reactor has done`() {
    let reactor = NotingReactor(["x"])
    reactor.action.onNext("a")
    reactor.isStubEnabled = true

    #expect(
      reactor.currentState == ["x"],
      """
      The reactor had run, and then the stub was enabled. `currentState` is the stub's, which begins with \
      the reactor's initial state.
      """
    )
  }

  @Test func `the stub is made while no lock is held`() {
    let machine = ReactorMachine<String, [String]>()
    var couldAsk = false
    _ = machine.stub {
      couldAsk = anotherThreadCan { _ = machine.isStubEnabled }
      return Stub(state: [])
    }

    #expect(
      couldAsk,
      """
      A stub begins with the reactor's initial state, and who makes that may ask the reactor \
      something. Inside a lock, that would wait for itself.
      """
    )
  }

  @Test func `the stub goes with its reactor`() {
    let lifetimes = Lifetimes()
    var reactor: NotingReactor? = NotingReactor(probe: lifetimes.probe("reactor"))
    reactor?.isStubEnabled = true
    weak let stub = reactor?.stub
    reactor?.action.onNext("a")
    reactor = nil

    #expect(lifetimes.alive == 0, "The screen has released the reactor, and something keeps it.")
    #expect(stub == nil, "The stub's own subscription must not keep the stub.")
  }
}
