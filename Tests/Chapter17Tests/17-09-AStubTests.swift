import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.9 A stub` {
  private let log = Log()

  @Test func `the stub writes down what the screen sends`() {
    let reactor = NotingReactor()
    reactor.isStubEnabled = true
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    reactor.action.onCompleted()

    #expect(reactor.stub.actions == ["a", "b"], "A test reads here what the screen has sent.")
  }

  @Test func `nothing comes of an action`() {
    let reactor = NotingReactor { [log] in
      log.record("asked")
      return .just($0)
    }
    reactor.isStubEnabled = true
    let token = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(
      log.values == [""],
      "The reactor itself has answered. A test of a screen wants no request, and no answer but its own."
    )
    token.dispose()
  }

  @Test func `the state is what the test says`() {
    let reactor = NotingReactor(["x"])
    reactor.isStubEnabled = true
    let token = log.states(of: reactor.state)
    #expect(log.values == ["x"], "At first it is the initial state.")
    reactor.stub.state.value = ["y"]

    #expect(log.values == ["x", "y"], "The test has set a state, and the screen is not told.")
    #expect(reactor.currentState == ["y"], "Who asks for it hears the same.")
    token.dispose()
  }

  @Test func `without the stub all is as ever`() {
    let reactor = NotingReactor()
    reactor.action.onNext("a")

    #expect(reactor.currentState == ["a"], "The stub was not asked for: the reactor works.")
    #expect(reactor.stub.actions == [], "And the stub has heard nothing.")
  }

  @Test func `the stub goes with its reactor`() {
    let lifetimes = Lifetimes()
    var reactor: NotingReactor? = NotingReactor(probe: lifetimes.probe("reactor"))
    reactor?.isStubEnabled = true
    weak let stub = reactor?.stub
    reactor?.action.onNext("a")
    reactor = nil

    #expect(lifetimes.alive == 0, "The reactor is gone, and something keeps it.")
    #expect(stub == nil, "What the stub listens with must not keep the stub.")
  }
}
