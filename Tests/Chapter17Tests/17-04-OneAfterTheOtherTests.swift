import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers
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

  @Test func `several reentrant actions wait in a line`() {
    let request = PublishSubject<String>()
    let reactor = NotingReactor { _ in request.asObservable() }
    let first = reactor.state.subscribe(onNext: { state in
      guard state == ["a"] else { return }
      for answer in ["b", "c", "d"] { request.onNext(answer) }
    })
    let second = log.states(of: reactor.state)
    reactor.action.onNext("ask")
    request.onNext("a")

    #expect(
      log.values == ["", "a", "ab", "abc", "abcd"],
      "Three more answers came while the first was being sent. Each has its turn, oldest first."
    )
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

  @Test func `an answer does not wait for where the actions are heard`() {
    let (shelf, request) = (Shelf(), PublishSubject<String>())
    let reactor = NotingReactor { _ in request.asObservable() }
    reactor.scheduler = shelf
    let token = log.states(of: reactor.state)
    reactor.action.onNext("ask")
    shelf.doAll()
    request.onNext("answer")

    #expect(
      reactor.currentState == ["answer"],
      """
      This reactor hears its actions on a scheduler of its own. The answer came when no state was \
      being sent: there was nothing to wait for, and it is not in the state.
      """
    )
    token.dispose()
  }

  @Test func `what still waits when the reactor goes is dropped`() {
    let lifetimes = Lifetimes()
    let request = PublishSubject<String>()
    var reactor: NotingReactor? = NotingReactor(probe: lifetimes.probe("reactor")) { _ in request }
    let token = reactor?.state.subscribe()
    reactor?.action.onNext("ask")
    reactor = nil

    #expect(lifetimes.alive == 0, "The screen has released its reactor, and something keeps it.")
    #expect(
      !request.hasObservers,
      "The reactor is gone, and its request goes on: something between the two was not ended."
    )
    token?.dispose()
  }

  @Test func `two threads that send at once lose nothing`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      Whichever thread an action comes from, it is reduced after the one before it, and everybody \
      hears each state once and in order.
      """
    ) { race in
      let (reactor, heard) = (SumReactor(), Recorder<Int>())
      let token = reactor.state.subscribe(onNext: { sum in
        race.alone("hears \(sum)") { heard.record(sum) }
      })
      for number in [1, 10] { race.thread { reactor.action.onNext(number) } }
      race.atEnd {
        token.dispose()
        let sum = reactor.currentState
        if sum != 11 { return "Two threads added 1 and 10, and the sum is \(sum)." }
        return [[0, 1, 11], [0, 10, 11]].contains(heard.values)
          ? nil : "Two threads added 1 and 10, and an observer heard \(heard.values)."
      }
    }
  }

  @Test func `two threads that use a reactor first run it once`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      The first action makes the reactor run. One that comes meanwhile, on another thread, waits in \
      line, and is not lost.
      """
    ) { race in
      let reactor = SumReactor()
      for number in [1, 10] { race.thread { reactor.action.onNext(number) } }
      race.atEnd {
        let sum = reactor.currentState
        return sum == 11 ? nil : "Two threads added 1 and 10, and the sum is \(sum)."
      }
    }
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

/// A scheduler whose work waits until the test does it.
private final class Shelf: ImmediateSchedulerType {
  private var work: [() -> Void] = []

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    let token = SingleAssignmentDisposable()
    work.append {
      if !token.isDisposed { token.setDisposable(action(state)) }
    }
    return token
  }

  func doAll() {
    while !work.isEmpty { work.removeFirst()() }
  }
}
