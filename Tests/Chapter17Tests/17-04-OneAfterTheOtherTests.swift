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

  @Test func `an action that comes before the subject is opened waits`() {
    let subject = ActionSubject<String>()
    let observers = subject.subscribe(log.observer())
    subject.onNext("a")
    subject.onNext("b")
    #expect(log.values == [], "The subject is not open yet, so nobody may hear an action.")
    let token = subject.open(on: CurrentThreadScheduler.instance)
    subject.onNext("c")

    #expect(
      log.values == ["next(a)", "next(b)", "next(c)"],
      "Two actions came before the subject was opened, and one after that. The oldest comes first."
    )
    token.dispose()
    observers.dispose()
  }

  @Test func `all observers hear an action before the next one`() {
    let subject = ActionSubject<String>()
    let first = subject.subscribe(onNext: { [unowned subject] action in
      if action == "a" {
        subject.onNext("b")
        subject.onNext("c")
      }
    })
    let second = subject.subscribe(log.observer())
    let token = subject.open(on: CurrentThreadScheduler.instance)
    subject.onNext("a")

    #expect(
      log.values == ["next(a)", "next(b)", "next(c)"],
      """
      The first observer sent two more actions while it heard one. The second observer has to hear \
      that one first, and then the others, oldest first.
      """
    )
    token.dispose()
    first.dispose()
    second.dispose()
  }

  @Test func `actions are heard on the scheduler`() {
    let (subject, shelf) = (ActionSubject<String>(), Shelf())
    let observers = subject.subscribe(log.observer())
    subject.onNext("a")
    let token = subject.open(on: shelf)
    subject.onNext("b")
    #expect(
      log.values == [],
      "The scheduler has not done any work yet, and an action was heard: on the caller's thread."
    )
    shelf.doAll()

    #expect(log.values == ["next(a)", "next(b)"], "The scheduler has done its work.")
    token.dispose()
    observers.dispose()
  }

  @Test func `actions keep their order on any scheduler`() {
    let (subject, shelf) = (ActionSubject<String>(), Shelf())
    let observers = subject.subscribe(log.observer())
    let token = subject.open(on: shelf)
    subject.onNext("a")
    subject.onNext("b")
    shelf.doAll(newestFirst: true)

    #expect(
      log.values == ["next(a)", "next(b)"],
      """
      Two actions were sent, and this scheduler begins with the work that it got last, as a \
      concurrent one may. The older action has to be heard first all the same.
      """
    )
    token.dispose()
    observers.dispose()
  }

  @Test func `an action from another thread does not pass one that waits`() {
    let subject = ActionSubject<String>()
    let observers = subject.subscribe(log.observer())
    let token = subject.open(on: CurrentThreadScheduler.instance)
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      subject.onNext("a")
      #expect(onThreads(1) { _ in subject.onNext("b") }, "Whoever sends does not have to wait.")
      return Disposables.create()
    }

    #expect(
      log.values == ["next(a)", "next(b)"],
      """
      This thread was at work, so "a" had to wait for its trampoline. Then "b" was sent on another thread, \
      which was idle. They are heard in the order in which they came.
      """
    )
    token.dispose()
    observers.dispose()
  }

  @Test func `an action that was heard is not kept`() {
    let (subject, lifetimes) = (ActionSubject<Lifetimes.Probe>(), Lifetimes())
    let observers = subject.subscribe(onNext: { [log] _ in log.record("heard") })
    subject.onNext(lifetimes.probe("early"))
    let token = subject.open(on: CurrentThreadScheduler.instance)
    subject.onNext(lifetimes.probe("late"))

    #expect(log.values == ["heard", "heard"], "One action has waited, and one came later.")
    #expect(
      lifetimes.alive == 0,
      "Both actions were heard, and nobody will ask for them again: something still keeps them."
    )
    token.dispose()
    observers.dispose()
  }

  @Test func `whoever sends does not wait for an observer`() {
    let subject = ActionSubject<String>()
    let answers = Recorder<Bool>()
    let observers = subject.subscribe(onNext: { [log] action in
      log.record(action)
      if action == "a" { answers.record(anotherThreadCan { subject.onNext("b") }) }
    })
    let token = subject.open(on: CurrentThreadScheduler.instance)
    subject.onNext("a")

    #expect(
      answers.values == [true],
      """
      While an action was heard, another thread sent one, and had to wait until the observer was \
      done. If the observer waits for that thread, neither goes on.
      """
    )
    #expect(log.values == ["a", "b"], "Two actions were sent, one after the other.")
    token.dispose()
    observers.dispose()
  }

  @Test func `what has waited may cause more while the subject is opened`() {
    let subject = ActionSubject<String>()
    let observers = subject.subscribe(onNext: { [log] action in
      log.record(action)
      if action == "a" { subject.onNext("b") }
    })
    subject.onNext("a")
    let slot = SingleAssignmentDisposable()
    let isOpened = anotherThreadCan {
      slot.setDisposable(subject.open(on: CurrentThreadScheduler.instance))
    }

    #expect(
      isOpened,
      """
      "a" had waited, and when it was heard, the observer sent "b". That call waits for ever: `open` \
      held a lock while it sent what had waited. Never call somebody else's code under a lock.
      """
    )
    // Whoever waits for ever can't be asked.
    guard isOpened else { return }
    #expect(log.values == ["a", "b"], "Each action has to be heard, one after the other.")
    slot.dispose()
    observers.dispose()
  }

  @Test func `after the token is disposed nothing is heard`() {
    let (subject, shelf) = (ActionSubject<String>(), Shelf())
    let observers = subject.subscribe(log.observer())
    let token = subject.open(on: shelf)
    subject.onNext("a")
    shelf.doAll()
    subject.onNext("b")
    token.dispose()
    shelf.doAll()
    subject.onNext("c")
    shelf.doAll()

    #expect(
      log.values == ["next(a)"],
      "The token was disposed while an action waited for the scheduler, and another came later."
    )
    observers.dispose()
  }

  @Test func `an observer may dispose the token, and nothing more is heard`() {
    let (subject, shelf, slot) = (ActionSubject<String>(), Shelf(), SingleAssignmentDisposable())
    let observers = subject.subscribe(onNext: { [log] action in
      log.record(action)
      slot.dispose()
    })
    for action in ["a", "b", "c"] { subject.onNext(action) }
    slot.setDisposable(subject.open(on: shelf))
    shelf.doAll()

    #expect(
      log.values == ["a"],
      """
      Three actions had waited when the subject was opened. The observer disposed the token of `open` \
      when it heard the first. Heard: \(log.values).
      """
    )
    observers.dispose()
  }

  @Test func `what has waited is heard before what comes meanwhile`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      One action has waited for the subject to be opened. Another one that comes while it is being \
      opened must not overtake it, and must not get lost.
      """
    ) { race in
      let (subject, heard) = (ActionSubject<String>(), Recorder<String>())
      let observers = subject.subscribe(onNext: { action in
        race.alone("hears \(action)") { heard.record(action) }
      })
      subject.onNext("a")
      race.thread("the one that opens") {
        _ = subject.open(on: CurrentThreadScheduler.instance)
      }
      race.thread("the one that sends") { subject.onNext("b") }
      race.atEnd {
        observers.dispose()
        return heard.values == ["a", "b"]
          ? nil : "The subject got a, was opened, and got b. The observer heard \(heard.values)."
      }
    }
  }

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

  @Test func `what comes while one of several is heard waits behind the others`() {
    let request = PublishSubject<String>()
    let reactor = NotingReactor { _ in request.asObservable() }
    let first = reactor.state.subscribe(onNext: { state in
      if state == ["a"] { for answer in ["b", "c"] { request.onNext(answer) } }
      if state == ["a", "b"] { request.onNext("d") }
    })
    let second = log.states(of: reactor.state)
    reactor.action.onNext("ask")
    request.onNext("a")

    #expect(
      log.values == ["", "a", "ab", "abc", "abcd"],
      "While `a` was heard, `b` and `c` came; and while `b` was heard, `d`. The oldest is first in line."
    )
    first.dispose()
    second.dispose()
  }

  @Test func `a mutation from another thread does not pass one that waits`() {
    let request = PublishSubject<String>()
    let reactor = NotingReactor { _ in request.asObservable() }
    let token = log.states(of: reactor.state)
    reactor.action.onNext("ask")
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      request.onNext("a")
      #expect(onThreads(1) { _ in request.onNext("b") }, "Whoever sends does not have to wait.")
      return Disposables.create()
    }

    #expect(
      log.values == ["", "a", "ab"],
      """
      This thread was at work when it brought `a`. Then another thread brought `b`. They are reduced in \
      the order in which they came.
      """
    )
    token.dispose()
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
    #expect(
      !request.hasObservers,
      "The reactor's scheduler has not done any work yet, and its action was heard."
    )
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
    let action = reactor?.action
    let button = action?.subscribe(log.observer())
    action?.onNext("ask")
    reactor = nil

    #expect(lifetimes.alive == 0, "The screen has released its reactor, and something keeps it.")
    #expect(
      !request.hasObservers,
      "The reactor is gone, and its request goes on: something between the two was not ended."
    )
    action?.onNext("late")
    #expect(
      log.values == ["next(ask)"],
      "The reactor is gone, and an action was heard: the token of `open` was not disposed."
    )
    token?.dispose()
    button?.dispose()
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

  @Test func `what comes while the turns of another thread are asked for is heard`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      One thread asks the scheduler for turns. Before that call has returned, they may be over, and \
      another thread may have asked for the next ones: those must not be lost.
      """
    ) { race in
      let (subject, shelf, heard) = (ActionSubject<Int>(), SharedShelf(), Recorder<Int>())
      let tokens = [
        subject.subscribe(onNext: { heard.record($0) }), subject.open(on: shelf),
      ]
      for action in [1, 2] { race.thread("sends \(action)") { subject.onNext(action) } }
      race.thread("the scheduler") { shelf.doAll() }
      race.atEnd {
        shelf.doAll()
        tokens.forEach { $0.dispose() }
        return heard.values.sorted() == [1, 2]
          ? nil
          : "1 and 2 were sent, and the scheduler has done all of its work. \(heard.values) was heard."
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
    var depth = 0
    let token = reactor.state.subscribe(onNext: { [unowned reactor] sum in
      depth += 1
      // If they don't wait, each is inside the one before: the stack would not last long.
      if sum > 0, sum < 2_000, depth < 50 { reactor.action.onNext(1) }
      depth -= 1
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

  func doAll(newestFirst: Bool = false) {
    while !work.isEmpty { work.remove(at: newestFirst ? work.count - 1 : 0)() }
  }
}

/// A scheduler for several threads, whose work waits until somebody does it.
private final class SharedShelf: ImmediateSchedulerType {
  private let work = Lock<[() -> Void]>([])

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    let token = SingleAssignmentDisposable()
    work.withLock { work in
      work.append {
        if !token.isDisposed { token.setDisposable(action(state)) }
      }
    }
    return token
  }

  func doAll() {
    while let next = work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { next() }
  }
}
