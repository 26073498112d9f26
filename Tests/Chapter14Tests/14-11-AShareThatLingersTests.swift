import ContractTesting
import Foundation
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.11 A share that lingers` {
  private let clock = TestScheduler(initialClock: 0)
  private let source = HandSource<Int>()
  private let log = Log()

  /// The source, shared, and lingering for three ticks.
  private var shared: Observable<Int> {
    source.share(lingeringFor: .seconds(3), scheduler: clock)
  }

  // MARK: While it lingers

  @Test func `the pictures of the lesson`() {
    guard Self.callsNobodyUnderALock else { return }
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.11",
      operators: [
        "a.share(lingeringFor: 3)": { marbles in
          let scheduler = marbles.scheduler
          let shared = marbles.a.share(lingeringFor: .seconds(3), scheduler: scheduler)
          return visiting(shared, door: marbles.door)
        }
      ]
    )
  }

  @Test func `while somebody listens, it shares, and replays the newest element`() {
    guard Self.callsNobodyUnderALock else { return }
    let shared = shared
    let first = shared.subscribe(log.listener("first"))
    source.send(.next(1), .next(2))
    let second = shared.subscribe(log.listener("second"))
    source.send(.next(3))

    #expect(source.subscriptions.count == 1, "Two listen at the same time, to one connection.")
    #expect(
      log.values == ["first next(1)", "first next(2)", "second next(2)"]
        + ["first next(3)", "second next(3)"],
      "The second comes late, and receives the newest element first: that is `share(replay: 1)`."
    )
    first.dispose()
    second.dispose()
  }

  @Test func `what the source sends at once is heard`() {
    guard Self.callsNobodyUnderALock else { return }
    let shared = request(.next(1), .next(2), .completed, in: log)
      .share(lingeringFor: .seconds(3), scheduler: clock)
    let token = shared.subscribe(log.listener("first"))

    #expect(
      log.values == ["request subscribed", "first next(1)", "first next(2)", "first completed"]
        + ["request disposed"],
      "The source answers inside `subscribe`, and the first observer must not miss any of it."
    )
    token.dispose()
  }

  @Test func `when the last one has left, it stays connected until the time is up`() {
    guard Self.callsNobodyUnderALock else { return }
    let shared = shared
    let token = shared.subscribe(log.listener("first"))
    token.dispose()
    #expect(source.living == 1, "The last has left, and the three ticks are not over.")
    clock.advanceTo(2)
    #expect(source.living == 1, "It is 2, and it was to stay connected until 3.")
    clock.advanceTo(3)
    #expect(
      source.living == 0,
      "It is 3, nobody has come back, and the source is still subscribed to."
    )
    source.send(.next(1))
    #expect(log.values.isEmpty, "Whoever has left hears nothing, even if the connection lingers.")
  }

  @Test func `as long as one listens, no time runs`() {
    let shared = shared
    let (first, second) = (shared.subscribe { _ in }, shared.subscribe(log.listener("second")))
    first.dispose()
    clock.advanceTo(50)
    source.send(.next(1))

    #expect(source.living == 1, "One of two has left. The other one still listens.")
    #expect(log.values == ["second next(1)"], "The other one still listens.")
    second.dispose()
  }

  @Test func `whoever leaves twice counts once`() {
    let shared = shared
    let (first, second) = (shared.subscribe { _ in }, shared.subscribe { _ in })
    first.dispose()
    first.dispose()
    clock.advanceTo(50)

    #expect(
      source.living == 1,
      "One of two has left, and disposed its token twice. The other one still listens."
    )
    second.dispose()
  }

  @Test func `whoever comes back in time finds the connection, and its newest element`() {
    let shared = shared
    shared.subscribe { _ in }.dispose()
    source.send(.next(1), .next(2))
    clock.advanceTo(2)
    let token = shared.subscribe(log.listener("back"))
    #expect(source.subscriptions.count == 1, "It is 2: the connection is still there to be found.")
    #expect(
      log.values == ["back next(2)"],
      "What the source sends while nobody listens is kept for whoever comes back."
    )
    clock.advanceTo(50)
    source.send(.next(3))
    #expect(
      source.living == 1,
      "Somebody has come back before the time was up. So nothing may be closed when it would be."
    )
    #expect(log.values == ["back next(2)", "back next(3)"], "The connection goes on as before.")
    token.dispose()
  }

  @Test func `each time the last one leaves, the whole time begins`() {
    let shared = shared
    shared.subscribe { _ in }.dispose()
    clock.advanceTo(2)
    shared.subscribe { _ in }.dispose()
    clock.advanceTo(4)
    #expect(source.living == 1, "The last left at 2. It is 4, and not yet 5.")
    clock.advanceTo(5)
    #expect(source.living == 0, "The last left at 2. It is 5, so the time is up.")
  }

  @Test func `when the time is up, nothing is left of the old connection`() {
    let shared = shared
    shared.subscribe { _ in }.dispose()
    source.send(.next(1))
    clock.advanceTo(3)
    let token = shared.subscribe(log.listener("late"))
    #expect(log.values.isEmpty, "The old connection is closed. What it has sent must not be heard.")
    #expect(source.living == 1, "Whoever comes too late begins a new connection.")
    // This source sends to all who ever subscribed: to the old connection, too.
    source.send(.next(2))
    #expect(log.values == ["late next(2)"], "It comes once, over the new connection.")
    token.dispose()
  }

  @Test func `an observer may leave while it hears an element`() {
    guard Self.callsNobodyUnderALock else { return }
    let shared = shared
    let token = SingleAssignmentDisposable()
    token.setDisposable(shared.subscribe { _ in token.dispose() })
    source.send(.next(1))
    #expect(source.living == 1, "The only observer has left from within. Now it has to linger.")
    let back = shared.subscribe(log.listener("back"))
    #expect(log.values == ["back next(1)"], "The element during which it left is the newest one.")
    back.dispose()
    clock.advanceTo(3)
    #expect(source.living == 0, "The time is up.")
  }

  // MARK: Ends

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end closes the connection, and then it is heard`(_ end: Event<Int>) {
    guard Self.callsNobodyUnderALock else { return }
    let shared = shared
    _ = shared.subscribe { [log] event in
      log.record("first \(event)")
      if event.isStopEvent { _ = shared.subscribe(log.listener("again")) }
    }
    source.send(.next(1), end)
    source.forgetObservers()

    #expect(
      log.values == ["first next(1)", "first \(end)"],
      """
      The observer heard \(end) and subscribed again. That has to be a new connection, which has \
      sent nothing yet.
      """
    )
    #expect(source.subscriptions.count == 2, "It subscribed again, and that is a new connection.")
    #expect(source.living == 1, "The old connection is over, and the new one is not.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end while it lingers closes it at once`(_ end: Event<Int>) {
    guard Self.callsNobodyUnderALock else { return }
    let shared = shared
    shared.subscribe { _ in }.dispose()
    source.send(.next(1), end)
    #expect(source.living == 0, "The source has ended: there is nothing to linger for.")
    source.forgetObservers()
    let token = shared.subscribe(log.listener("next"))
    #expect(
      log.values.isEmpty,
      """
      The source ended while nobody listened, and the next observer heard \(log.values). The end \
      has closed that connection, so it has to get a new one, which has sent nothing yet.
      """
    )
    #expect(source.living == 1, "The next observer begins a new connection.")
    clock.advanceTo(50)
    #expect(
      source.living == 1,
      """
      Somebody listens to a new connection. 50 ticks later the source has \(source.living) \
      subscriptions instead of one.
      """
    )
    token.dispose()
  }

  @Test func `whoever leaves an old connection late does not touch a new one`() {
    guard Self.callsNobodyUnderALock else { return }
    let shared = shared
    let old = shared.subscribe { _ in }
    source.send(.completed)
    source.forgetObservers()
    let new = shared.subscribe(log.listener("new"))
    old.dispose()
    clock.advanceTo(50)
    source.send(.next(1))

    #expect(
      source.living == 1,
      """
      An observer of the old connection was disposed after the new one had begun. 50 ticks later \
      the source has \(source.living) subscriptions instead of one.
      """
    )
    #expect(log.values == ["new next(1)"], "The new connection goes on.")
    new.dispose()
  }

  // MARK: Nothing is left running, and nothing is kept

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `the scheduler has one thing to do, and only while it lingers`(_ end: Event<Int>) {
    guard Self.callsNobodyUnderALock else { return }
    let clock = HandClock()
    let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
    let (first, second) = (shared.subscribe { _ in }, shared.subscribe { _ in })
    first.dispose()
    #expect(clock.waiting == 0, "One of two has left. No time has to be measured yet.")
    second.dispose()
    #expect(clock.waiting == 1, "Both have left: there is one time to be measured.")
    let third = shared.subscribe { _ in }
    #expect(
      clock.waiting == 0,
      "Somebody has come back, and the scheduler still holds work that nobody needs."
    )
    third.dispose()
    #expect(clock.waiting == 1, "The last has left again.")
    source.send(end)
    #expect(
      clock.waiting == 0,
      "The source has sent \(end), and the scheduler still holds work that nobody needs."
    )
  }

  @Test func `an observer that has left is not kept`() {
    let lifetimes = Lifetimes()
    let shared = shared
    let token = shared.subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    token.dispose()

    #expect(
      lifetimes.alive == 0,
      "The connection lingers, but the screen that has left should be freed now, not then."
    )
  }

  @Test(arguments: ["its time is up", "the source has completed", "the source has failed"])
  func `the newest element is kept no longer than the connection`(_ end: String) {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
    shared.subscribe { _ in }.dispose()
    source.send(.next(lifetimes.probe()), .next(lifetimes.probe()))
    #expect(lifetimes.alive == 1, "While it lingers, it keeps the newest element, and no other.")
    switch end {
    case "its time is up": clock.advanceTo(3)
    case "the source has completed": source.send(.completed)
    default: source.send(.error(Storm()))
    }
    // This source keeps its observer, and the sequence may keep its last connection.
    withExtendedLifetime(shared) {
      #expect(
        lifetimes.alive == 0,
        """
        The connection is over, since \(end), and its newest element is still kept. Somebody may hold \
        the connection even now, such as the source, which keeps its observer here.
        """
      )
    }
  }

  @Test func `an old token does not keep the newest element`() {
    guard Self.callsNobodyUnderALock else { return }
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = source.share(lingeringFor: .seconds(3), scheduler: clock).subscribe { _ in }
    source.send(.next(lifetimes.probe()), .completed)
    source.forgetObservers()
    #expect(
      lifetimes.alive == 0,
      """
      The source has completed. The token of the observer is still held, as in a bag, and keeps the \
      newest element, which nobody can get any more.
      """
    )
    token.dispose()
  }

  @Test func `it is closed in time, even if the shared sequence is gone by then`() {
    guard Self.callsNobodyUnderALock else { return }
    let lifetimes = Lifetimes()
    let source = ForgetfulSource(log: log, probe: lifetimes.probe())
    func comeAndLeave() {
      source.share(lingeringFor: .seconds(3), scheduler: clock).subscribe { _ in }.dispose()
    }
    comeAndLeave()
    clock.advanceTo(2)
    #expect(log.values == ["subscribed"], "It is 2, and it was to stay connected until 3.")
    clock.advanceTo(3)
    #expect(
      log.values == ["subscribed", "disposed"],
      """
      The page was closed, and so nobody holds the shared sequence any more. Its connection still has \
      to be closed when the time is up, or the request goes on forever.
      """
    )
    #expect(lifetimes.alive == 0, "It is over, and the subscription to the source is still kept.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    // Only if a scheduler may call back at once, too, for which there is a test below.
    guard Self.callsNobodyUnderALock, explore(leaveAtOnce).failure == nil else { return }
    // With a scheduler that doesn't wait it is an operator like the others.
    expectKeepsTheRules { $0.share(lingeringFor: .seconds(3), scheduler: AtOnce()) }
  }

  // MARK: Locks and threads

  @Test(arguments: Call.allCases) fileprivate func `nobody is called while a lock is held`(
    _ call: Call
  ) {
    inEveryInterleaving(
      """
      Here somebody calls back \(call), and that needs the lock. So decide under the lock, and call \
      when it is open.
      """
    ) { race in Self.callBack(when: call, race) }
  }

  /// Calls back from inside one call to somebody else; only a lock that is held can make that fail.
  private static func callBack(when call: Call, _ race: Scenario) {
    let (hand, clock) = (SafeSource(), HandClock())
    var callBack: (String) -> Void = { _ in }
    let source = Observable<Int>
      .create { observer in
        if call == .subscribing {
          observer.onNext(1)
          callBack("the source")
        }
        let token = hand.subscribe(observer)
        return Disposables.create {
          token.dispose()
          if call == .disposing { callBack("the source") }
        }
      }
    let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
    callBack = { name in
      callBack = { _ in }
      race.step("\(name) subscribes and leaves, from inside")
      shared.subscribe(AnyObserver { _ in }).dispose()
    }
    race.thread("the observer") {
      let token = SingleAssignmentDisposable()
      let observer = AnyObserver<Int> { event in
        guard call == (event.isStopEvent ? .end : .element) else { return }
        callBack("the observer")
        token.dispose()
      }
      token.setDisposable(shared.subscribe(observer))
      if call == .element { hand.send(.next(1)) }
      if call == .end { hand.send(.completed) }
      token.dispose()
      clock.ring()
    }
  }

  /// Whether it calls nobody while it holds a lock.
  ///
  /// If it does, most of what follows from there would stop the program, and so the tests of that are
  /// left to the one that says so.
  private static let callsNobodyUnderALock = Call.allCases.allSatisfy { call in
    explore { callBack(when: call, $0) }.failure == nil
  }

  /// A call to somebody else, who may call back.
  fileprivate enum Call: String, CaseIterable, CustomStringConvertible {
    case subscribing = "when the source is subscribed to"
    case element = "when an element is heard"
    case end = "when the end is heard"
    case disposing = "when the source is disposed"

    var description: String { rawValue }
  }

  /// Lets the only observer leave, with a scheduler that doesn't wait.
  private func leaveAtOnce(_ race: Scenario) {
    let source = SafeSource(noting: race.step)
    let shared = source.share(lingeringFor: .seconds(3), scheduler: AtOnce())
    race.thread("the observer") { shared.subscribe(AnyObserver { _ in }).dispose() }
    race.atEnd {
      source.living == 0
        ? nil
        : """
        This scheduler doesn't wait, and runs the work inside `scheduleRelative`. The last observer \
        has left, the work has run, and the source is still subscribed to.
        """
    }
  }

  @Test func `a scheduler that does not wait may run the work at once`() {
    inEveryInterleaving(
      """
      Hold no lock while you call the scheduler: what it runs may need the same one. And let the work \
      know its timer by something that was there before the call.
      """,
      leaveAtOnce
    )
  }

  @Test func `a newcomer may subscribe, and others may leave, while it hears what is replayed`() {
    inEveryInterleaving(
      """
      The newcomer hears the newest element inside `subscribe`. Hold no lock meanwhile: it may call \
      anything, and that may need the same one.
      """
    ) { race in
      let (source, heard) = (SafeSource(noting: race.step), Log())
      let shared = source.share(lingeringFor: .seconds(3), scheduler: HandClock())
      let first = shared.subscribe(AnyObserver { _ in })
      source.send(.next(1))
      let tokens = (0..<2).map { _ in SingleAssignmentDisposable() }
      race.thread("the newcomer") {
        let newcomer = AnyObserver<Int> { event in
          heard.record("newcomer \(event)")
          guard event.element == 1 else { return }
          race.step("subscribes again, and makes the first one leave")
          tokens[1].setDisposable(shared.subscribe(heard.listener("its own")))
          first.dispose()
        }
        tokens[0].setDisposable(shared.subscribe(newcomer))
      }
      race.atEnd {
        source.send(.next(2))
        for token in tokens { token.dispose() }
        let all = ["its own next(1)", "its own next(2)", "newcomer next(1)", "newcomer next(2)"]
        return source.calls == 1 && heard.values.sorted() == all
          ? nil
          : """
          The newest element was 1. The newcomer heard it and subscribed a second observer, and then \
          the source sent 2. There were \(source.calls) subscriptions to it, and what was heard is \
          \(heard.values).
          """
      }
    }
  }

  @Test(arguments: ["its time is up", "the source has completed"])
  func `an element may subscribe when it is freed`(_ end: String) {
    inEveryInterleaving(
      """
      When the connection is over, since \(end), its newest element is freed, and what that does \
      can't be known: here its `deinit` subscribes. So take it out, and free it when the lock is open.
      """
    ) { race in
      let (source, clock) = (HandSource<LastWords>(), HandClock(noting: race.step))
      let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
      shared.subscribe(AnyObserver { _ in }).dispose()
      source.send(
        .next(
          LastWords {
            race.step("is freed, and subscribes")
            shared.subscribe(AnyObserver { _ in }).dispose()
          }
        )
      )
      race.thread(end == "its time is up" ? "the timer" : "the source") {
        if end == "its time is up" { clock.ring() } else { source.send(.completed) }
      }
    }
  }

  @Test func `stopping a timer may have to wait for the scheduler`() {
    inEveryInterleaving(
      """
      This scheduler has a lock of its own, and holds it while it runs work; whoever disposes a token \
      has to wait for that. So stop a timer only while you hold no lock.
      """
    ) { race in
      let clock = HandClock(noting: race.step, isOneAtATime: true)
      let shared = SafeSource(noting: race.step).share(lingeringFor: .seconds(3), scheduler: clock)
      shared.subscribe(AnyObserver { _ in }).dispose()
      race.thread("the timer") { clock.ring() }
      race.thread("the newcomer") { shared.subscribe(AnyObserver { _ in }).dispose() }
    }
  }

  @Test func `one comes back while the time is up`() {
    inEveryInterleaving(
      """
      A timer that has begun to ring can't be stopped any more. Whether it closes, or whether \
      somebody has come back, must be decided once, for both.
      """
    ) { race in
      let (source, clock) = (SafeSource(noting: race.step), HandClock(noting: race.step))
      let heard = Log()
      let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
      shared.subscribe(AnyObserver { _ in }).dispose()
      let token = SingleAssignmentDisposable()
      race.thread("the timer") { clock.ring() }
      race.thread("the newcomer") { token.setDisposable(shared.subscribe(heard.observer())) }
      race.atEnd {
        defer { token.dispose() }
        source.send(.next(1))
        guard heard.values == ["next(1)"] else {
          return """
            One came back at the moment when the time was up; then the source sent 1. The newcomer \
            heard \(heard.values).
            """
        }
        guard source.living == 1 else {
          return "The newcomer listens, and there are \(source.living) subscriptions to the source."
        }
        return clock.waiting == 0
          ? nil : "Somebody listens, and the scheduler still has to measure a time."
      }
    }
  }

  @Test func `one comes and leaves again while the time is up`() {
    inEveryInterleaving(
      """
      The last one to leave has the whole time from then on. A timer that began to ring before it \
      came must not close what lingers for it.
      """
    ) { race in
      let (source, clock) = (SafeSource(noting: race.step), HandClock(noting: race.step))
      let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
      shared.subscribe(AnyObserver { _ in }).dispose()
      race.thread("the timer") { clock.ringForTheFirst() }
      race.thread("the visitor") { shared.subscribe(AnyObserver { _ in }).dispose() }
      race.atEnd {
        guard source.living == 1, clock.waiting == 1 else {
          return """
            The visitor has just left, and so one connection lingers, and one timer runs. There \
            are \(source.living) subscriptions to the source, and \(clock.waiting) timers.
            """
        }
        clock.ring()
        return source.living == 0 ? nil : "The time is up, and the source is still subscribed to."
      }
    }
  }

  @Test func `two leave at once`() {
    inEveryInterleaving(
      "To count one out and to find that nobody is left has to be one step."
    ) { race in
      let (source, clock) = (SafeSource(noting: race.step), HandClock(noting: race.step))
      let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
      let tokens = (0..<2).map { _ in shared.subscribe(AnyObserver { _ in }) }
      for token in tokens { race.thread { token.dispose() } }
      race.atEnd {
        guard source.living == 1, clock.waiting == 1 else {
          return """
            Both have left, and the time is not up. There are \(source.living) subscriptions to the \
            source, and \(clock.waiting) timers.
            """
        }
        clock.ring()
        return source.living == 0 ? nil : "The time is up, and the source is still subscribed to."
      }
    }
  }

  @Test func `two come at once`() {
    inEveryInterleaving(
      """
      If both find no connection, both may make one. Then one of the two has to be dropped, and the \
      other one may subscribe once.
      """
    ) { race in
      let (source, clock) = (SafeSource(noting: race.step), HandClock(noting: race.step))
      let heard = Log()
      let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
      let tokens = (0..<2).map { _ in SingleAssignmentDisposable() }
      for (token, name) in zip(tokens, ["first", "second"]) {
        race.thread { token.setDisposable(shared.subscribe(heard.listener(name))) }
      }
      race.atEnd {
        source.send(.next(1))
        guard source.calls == 1, heard.values.sorted() == ["first next(1)", "second next(1)"] else {
          return """
            Two came, and the source sent 1. They made \(source.calls) subscriptions, and heard \
            \(heard.values).
            """
        }
        for token in tokens { token.dispose() }
        clock.ring()
        return source.living == 0
          ? nil : "Both have left, the time is up, and the source is still subscribed to."
      }
    }
  }

  @Test func `one comes while the source ends`() {
    inEveryInterleaving(
      """
      Whoever comes now belongs to the connection that ends, and hears its end, or to a new one, \
      which lingers like any other.
      """
    ) { race in
      let (source, clock) = (SafeSource(noting: race.step), HandClock(noting: race.step))
      let heard = Log()
      let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
      shared.subscribe(AnyObserver { _ in }).dispose()
      let token = SingleAssignmentDisposable()
      race.thread("the source") { source.send(.completed) }
      race.thread("the newcomer") { token.setDisposable(shared.subscribe(heard.observer())) }
      race.atEnd {
        source.send(.next(1))
        let isNew = heard.values == ["next(1)"]
        guard isNew || heard.values == ["completed"] else {
          token.dispose()
          return """
            The source ended while one came; after that, it sent 1 to whoever had subscribed again. \
            The newcomer heard \(heard.values).
            """
        }
        token.dispose()
        guard source.living == (isNew ? 1 : 0), clock.waiting == source.living else {
          return """
            The newcomer heard \(heard.values), and left. Now there are \(source.living) \
            subscriptions to the source, and \(clock.waiting) timers.
            """
        }
        return nil
      }
    }
  }

  @Test func `the last one leaves while the source ends`() {
    inEveryInterleaving(
      "If the end comes while a timer is being started, that timer has to be stopped, too."
    ) { race in
      let (source, clock) = (SafeSource(noting: race.step), HandClock(noting: race.step))
      let shared = source.share(lingeringFor: .seconds(3), scheduler: clock)
      let token = shared.subscribe(AnyObserver { _ in })
      race.thread("the source") { source.send(.completed) }
      race.thread("the last to leave") { token.dispose() }
      race.atEnd {
        source.living == 0 && clock.waiting == 0
          ? nil
          : """
          The source has ended. There are \(source.living) subscriptions to it, and \
          \(clock.waiting) timers.
          """
      }
    }
  }
}

/// What a visitor hears who comes whenever `door` sends 1, and leaves whenever it sends 0.
private func visiting(_ shared: Observable<Int>, door: Observable<Int>) -> Observable<Int> {
  .create { observer in
    let visit = SerialDisposable()
    let moments = door.subscribe(onNext: { number in
      visit.disposable = number == 1 ? shared.subscribe(observer) : Disposables.create()
    })
    return Disposables.create(moments, visit)
  }
}

/// A source that sends nothing, and holds nobody: neither its observer, nor what it returns.
private final class ForgetfulSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: they are set once; the probe is handed on to the first subscription.
  private let log: Log
  private var probe: Lifetimes.Probe?

  init(log: Log, probe: Lifetimes.Probe) {
    self.log = log
    self.probe = probe
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    log.record("subscribed")
    return Disposables.create { [log, probe = probe.take()] in
      probe?.touch()
      log.record("disposed")
    }
  }
}

/// A scheduler that doesn't wait: it runs all work before it returns.
private struct AtOnce: SchedulerType {
  let now = RxTime(timeIntervalSince1970: 0)

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    action(state)
  }
}

/// A scheduler whose work a test runs by hand, on any thread, when it likes.
private final class HandClock: SchedulerType, @unchecked Sendable {
  // Unchecked: the lock guards the state. It is none of the book's own, so that an exploration sees
  // only the steps of the code under test.
  private let lock = NSLock()
  private var pieces: [(number: Int, run: () -> Void)] = []
  private var made = 0

  private let note: (String) -> Void

  // If that is to be one at a time, the lock is held while work is run or called off.
  private let isOneAtATime: Bool
  private let turn = RecursiveLock()

  let now = RxTime(timeIntervalSince1970: 0)

  /// Creates a scheduler without work.
  ///
  /// - Parameters:
  ///   - note: Is called when work has begun, and can't be stopped any more.
  ///   - isOneAtATime: Whether calling off work waits for the work that is being run.
  init(noting note: @escaping (String) -> Void = { _ in }, isOneAtATime: Bool = false) {
    self.note = note
    self.isOneAtATime = isOneAtATime
  }

  /// The number of pieces of work that wait.
  var waiting: Int { lock.withLock { pieces.count } }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let number = lock.withLock {
      made += 1
      pieces.append((made, { _ = action(state) }))
      return made
    }
    return Disposables.create { [weak self] in
      self?.alone { _ = self?.take { $0 == number } }
    }
  }

  /// Runs what was scheduled first of all that waits.
  func ring() {
    run { _ in true }
  }

  /// Runs what was scheduled first of all, if it still waits.
  func ringForTheFirst() {
    run { $0 == 1 }
  }

  private func run(where isMeant: (Int) -> Bool) {
    alone {
      guard let work = take(where: isMeant) else { return }
      note("begins to ring")
      work()
    }
  }

  private func alone(_ body: () -> Void) {
    if isOneAtATime { turn.withLock(body) } else { body() }
  }

  /// Takes work out, so that it is run or freed after the lock was released.
  private func take(where isMeant: (Int) -> Bool) -> (() -> Void)? {
    lock.withLock {
      pieces.firstIndex { isMeant($0.number) }.map { pieces.remove(at: $0).run }
    }
  }
}
