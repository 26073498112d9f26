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

  @Test func `what an answer brings about comes after the answer`() {
    let request = PublishSubject<String>()
    let reactor = NotingReactor { $0 == "ask" ? request.asObservable() : .just($0) }
    // The first one does something as soon as it hears the answer; the second one only looks.
    let first = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state == ["answer"] { reactor.action.onNext("more") }
    })
    let second = log.states(of: reactor.state.map { $0.map { "\($0) " } })
    reactor.action.onNext("ask")
    request.onNext("answer")

    #expect(
      log.values == ["", "answer ", "answer more "],
      """
      The state was changed from within, while it was being told. Who was told last of the answer \
      heard the newer state first and the older one after it: that label shows the old state now, \
      and keeps it.
      """
    )
    #expect(reactor.currentState == ["answer", "more"], "And this is the state.")
    first.dispose()
    second.dispose()
  }

  @Test func `an action from within an action waits`() {
    let reactor = NotingReactor()
    let first = reactor.state.subscribe(onNext: { [unowned reactor] state in
      if state.count == 1 { reactor.action.onNext("b") }
      if state.count == 2 { reactor.action.onNext("c") }
    })
    let second = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(log.values == ["", "a", "ab", "abc"], "Both are told all states, in their order.")
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
  @Test func `when nobody is before it an action is done at once`() {
    let reactor = NotingReactor()
    let token = log.states(of: reactor.state)
    reactor.action.onNext("a")

    #expect(
      reactor.currentState == ["a"],
      "Nothing was to be waited for. Who sends an action finds its state right after."
    )
    token.dispose()
  }

  @Test func `threads that send at once lose nothing`() {
    let reactor = SumReactor()
    let told = Recorder<Int>()
    let token = reactor.state.subscribe(onNext: { told.record($0) })

    #expect(
      onThreads(4, rounds: 250) { _, _ in reactor.action.onNext(1) },
      "Somebody waits for a thread that waits for them."
    )
    #expect(
      eventually { reactor.currentState == 1_000 },
      "A thousand actions came, and some of them got lost: two were reduced at the same time."
    )
    #expect(told.values == Array(0...1_000), "Every state was told, once, and in order.")
    token.dispose()
  }

  @Test func `two thousand from within stand on one stack`() {
    let reactor = SumReactor()
    let token = reactor.state.subscribe(onNext: { [unowned reactor] sum in
      if sum > 0, sum < 2_000 { reactor.action.onNext(1) }
    })
    reactor.action.onNext(1)

    #expect(reactor.currentState == 2_000, "Each one waits for the one before, and all are done.")
    token.dispose()
  }
}
