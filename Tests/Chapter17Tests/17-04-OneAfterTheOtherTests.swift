import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.4 One after the other` {
  private let log = Log()

  @Test func `what an answer causes comes after the answer`() {
    let request = PublishSubject<String>()
    let reactor = NotingReactor { $0 == "ask" ? request.asObservable() : .just($0) }
    // The first does something as soon as it hears the answer; the second only looks.
    let first = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state == ["answer"] { reactor.action.onNext("more") }
    })
    let second = log.states(of: reactor.state.map { $0.map { "\($0) " } })
    reactor.action.onNext("ask")
    request.onNext("answer")

    #expect(
      log.values == ["", "answer ", "answer more "],
      """
      The first observer made a reentrant call: it sent an action while the state was being sent. \
      The second observer has to hear each state once, and the older before the newer, or its \
      label shows an old state for good.
      """
    )
    #expect(reactor.currentState == ["answer", "more"], "And this should be the state.")
    first.dispose()
    second.dispose()
  }

  @Test func `a reentrant action waits`() {
    let reactor = NotingReactor()
    let first = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state.count == 1 { reactor.action.onNext("b") }
      if state.count == 2 { reactor.action.onNext("c") }
    })
    let second = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(log.values == ["", "a", "ab", "abc"], "Both observers hear all states, in order.")
    first.dispose()
    second.dispose()
  }

  @Test func `an action that mutate itself sends waits, too`() {
    var send: (String) -> Void = { _ in }
    let reactor = NotingReactor { action in
      if action == "a" { send("b") }
      return .just(action)
    }
    send = { [unowned reactor] in reactor.action.onNext($0) }
    let token = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(log.values == ["", "a", "ab"], "First comes what `a` changes, and then what `b` does.")
    token.dispose()
  }

  @MainActor
  @Test func `when nothing comes before it an action is done at once`() {
    let reactor = NotingReactor()
    let token = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(
      reactor.currentState == ["a"],
      "There was nothing to wait for. Right after it was sent, the action has to be in the state."
    )
    token.dispose()
  }

  @Test func `threads that send at once lose nothing`() {
    let reactor = SumReactor()
    let heard = Recorder<Int>()
    let token = reactor.state.subscribe(onNext: { heard.record($0) })

    #expect(
      onThreads(4, rounds: 250) { _, _ in reactor.action.onNext(1) },
      "The four threads did not finish in time: are they in a deadlock?"
    )
    #expect(
      eventually { reactor.currentState == 1_000 },
      "A thousand actions came, and some are missing: were two reduced at the same time?"
    )
    #expect(heard.values == Array(0...1_000), "Every state should come once, and in order.")
    token.dispose()
  }

  @Test func `two thousand reentrant actions do not grow the stack`() {
    let reactor = SumReactor()
    let token = reactor.state.subscribe(onNext: { [unowned reactor] sum in
      if sum > 0, sum < 2_000 { reactor.action.onNext(1) }
    })
    reactor.action.onNext(1)

    #expect(reactor.currentState == 2_000, "Each waits for the one before, and all are done.")
    token.dispose()
  }
}
