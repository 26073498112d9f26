import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.10 Relays` {
  @Test func `a publish relay tells what it accepts, and nothing of the past`() {
    let log = Log()
    let relay = PublishRelay<Int>()

    relay.accept(1)
    _ = relay.subscribe(log.observer())
    relay.accept(2)
    relay.accept(3)

    #expect(
      log.values == ["next(2)", "next(3)"],
      "It is a publish subject that takes elements only."
    )
  }

  @Test func `a behavior relay tells a new observer its value`() {
    let log = Log()
    let relay = BehaviorRelay(value: 1)

    _ = relay.subscribe(log.observer())
    relay.accept(2)

    #expect(
      log.values == ["next(1)", "next(2)"],
      "The current value at once, then each new one."
    )
  }

  @Test func `the value of a behavior relay is there to be read, without try`() {
    let relay = BehaviorRelay(value: 1)
    #expect(relay.value == 1, "Nothing was accepted: it has the value that it was made with.")

    relay.accept(2)
    #expect(relay.value == 2, "A relay has no end and no error, so there is always a value.")
  }

  @Test func `an observer that reads the value sees the new one`() {
    let relay = BehaviorRelay(value: 1)
    let seen = Recorder<Int>()

    _ = relay.subscribe(onNext: { _ in seen.record(relay.value) })
    relay.accept(2)

    #expect(
      seen.values == [1, 2],
      "The value changes first, and the observers are told after that."
    )
  }

  @Test func `an observer that answers the first value hears its answer at once`() {
    let log = Log()
    let relay = BehaviorRelay(value: 1)

    _ = relay.subscribe(
      log.observer("new") { event in
        guard event.element == 1 else { return }
        relay.accept(2)
        log.record("new has answered")
      }
    )

    #expect(
      log.values == ["new next(1)", "new next(2)", "new has answered"],
      """
      The observer answered 1 with 2, while it was told 1. As in a behavior subject, the answer is told \
      before its `accept` returns.
      """
    )
  }

  @Test func `a value that is equal to the one before is told, too`() {
    let log = Log()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)
    _ = publish.subscribe(log.observer("publish"))
    _ = behavior.subscribe(log.observer("behavior"))

    for _ in 1...2 {
      publish.accept(1)
      behavior.accept(1)
    }

    #expect(
      log.values == [
        "behavior next(1)", "publish next(1)", "behavior next(1)", "publish next(1)",
        "behavior next(1)",
      ],
      "Each relay has accepted 1 twice, as a subject would. To leave out what is equal is for an operator."
    )
  }

  @Test func `a replay relay tells a new observer what was kept`() {
    let log = Log()
    let bounded = ReplayRelay<Int>.create(bufferSize: 2)
    let unbounded = ReplayRelay<Int>.createUnbound()
    let publish = PublishRelay<Int>()
    _ = publish.subscribe(onNext: { bounded.accept($0) })
    _ = publish.subscribe(onNext: { unbounded.accept($0) })

    for number in 1...3 { publish.accept(number) }
    _ = bounded.subscribe(log.observer("bounded"))
    _ = unbounded.subscribe(log.observer("unbounded"))

    #expect(
      log.values == [
        "bounded next(2)", "bounded next(3)", "unbounded next(1)", "unbounded next(2)",
        "unbounded next(3)",
      ],
      "Each is fed by the publish relay, and keeps as much as its size allows."
    )
  }

  @Test func `an error of the source does not reach the observers of a relay`() {
    let log = Log()
    let source = HandSource<Int>()
    let relay = PublishRelay<Int>()
    _ = relay.subscribe(log.observer())

    let token = source.subscribe(onNext: { relay.accept($0) }, onError: { _ in })
    source.send(.next(1), .error(Storm()))
    relay.accept(2)

    #expect(
      log.values == ["next(1)", "next(2)"],
      "A subject would have ended with the source. A relay takes elements, and no ends."
    )
    token.dispose()
  }

  @Test func `as an observable it can be used with every operator`() {
    let log = Log()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)

    _ = publish.asObservable().map { $0 * 10 }.subscribe(log.observer("publish"))
    _ = behavior.map { $0 * 10 }.subscribe(log.observer("behavior"))
    publish.accept(2)
    behavior.accept(3)

    #expect(
      log.values == ["behavior next(10)", "publish next(20)", "behavior next(30)"],
      "With the observable one can listen, but not send: it has no `accept`."
    )
  }

  @Test func `an observable of a relay tells what is there when somebody subscribes`() {
    let log = Log()
    let relay = BehaviorRelay(value: 1)
    let observable = relay.asObservable()
    relay.accept(2)
    let token = observable.subscribe(log.observer())
    relay.accept(3)

    #expect(
      log.values == ["next(2)", "next(3)"],
      "The observable was made when 1 was the value, and subscribed to when it was 2: \(log.values)."
    )
    token.dispose()
  }

  @Test func `an observable of a relay is enough to hear its value`() {
    let log = Log()
    let state = BehaviorRelay(value: 1).asObservable()
    let past = {
      let relay = ReplayRelay<Int>.create(bufferSize: 1)
      relay.accept(2)
      return relay.asObservable()
    }()
    let tokens = [state.subscribe(log.observer()), past.subscribe(log.observer())]

    #expect(
      log.values == ["next(1)", "next(2)"],
      """
      Nobody else holds these two relays. Whoever holds the observable can still subscribe, and hears \
      what is remembered. Heard: \(log.values).
      """
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `an observable of a relay does not repeat what is being delivered`() {
    let log = Log()
    let relay = PublishRelay<Int>()
    var observable: Observable<Int>?

    _ = relay.subscribe(
      log.observer("a") { event in
        if event.element == 1 { _ = observable?.subscribe(log.observer("late")) }
      }
    )
    observable = relay.asObservable()
    relay.accept(1)
    relay.accept(2)

    #expect(
      log.values == ["a next(1)", "a next(2)", "late next(2)"],
      """
      While the first observer was told 1, another one subscribed to an observable of the relay. The \
      delivery of 1 had begun: it is for the observers that were there. Heard: \(log.values.listed).
      """
    )
    observable = nil
  }

  @Test func `an observable of a behavior relay tells the value that is being delivered`() throws {
    let log = Log()
    let relay = BehaviorRelay(value: 0)
    var observable: Observable<Int>?

    _ = relay.subscribe(
      log.observer("a") { event in
        if event.element == 1 { _ = observable?.subscribe(log.observer("late")) }
      }
    )
    observable = relay.asObservable()
    relay.accept(1)
    try #require(log.values.contains("a next(1)"), "The first observer was not told 1.")

    #expect(
      log.values == ["a next(0)", "a next(1)", "late next(1)"],
      """
      While the first observer was told 1, another one subscribed to an observable of the relay. The value \
      was 1 by then, and that is what it hears, once. Heard: \(log.values.listed).
      """
    )
    observable = nil
  }

  @Test func `the value is the one that was accepted last, even if its delivery has to wait`()
    throws
  {
    let relay = BehaviorRelay(value: 0)
    let seen = Recorder<Int>()
    let token = relay.subscribe(onNext: { number in
      guard number == 1 else { return }
      _ = anotherThreadCan {
        relay.accept(2)
        seen.record(relay.value)
      }
    })

    relay.accept(1)
    try #require(!seen.values.isEmpty, "The observer was not told 1, or another thread got stuck.")

    #expect(
      seen.values == [2],
      """
      While an observer was told 1, another thread accepted 2, and read the value after that. The \
      observers hear of 2 later, but it is the value from that moment on. Was read: \(seen.values).
      """
    )
    token.dispose()
  }

  @Test func `a disposed token stops a relay`() {
    let log = Log()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)

    let tokens = [
      publish.subscribe(log.observer("publish")), behavior.subscribe(log.observer("behavior")),
    ]
    for token in tokens { token.dispose() }
    publish.accept(2)
    behavior.accept(3)

    #expect(log.values == ["behavior next(1)"], "Both had left before the new elements came.")
  }

  @Test func `a relay goes on when its last observer has left`() {
    let log = Log()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)

    publish.subscribe(log.observer("publish")).dispose()
    behavior.subscribe(log.observer("behavior")).dispose()
    _ = publish.subscribe(log.observer("new publish"))
    _ = behavior.subscribe(log.observer("new behavior"))
    publish.accept(2)
    behavior.accept(3)

    #expect(
      log.values == [
        "behavior next(1)", "new behavior next(1)", "new publish next(2)", "new behavior next(3)",
      ],
      "All observers left, and others came. A relay has no end, so these hear what is accepted."
    )
  }

  @Test func `a relay that is freed frees its observers, even if their tokens are kept`() {
    let lifetimes = Lifetimes()
    var publish: PublishRelay? = PublishRelay<Int>()
    var behavior: BehaviorRelay? = BehaviorRelay(value: 1)
    func observer() -> AnyObserver<Int> {
      AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() }
    }

    let tokens = [publish?.subscribe(observer()), behavior?.subscribe(observer())]
    #expect(lifetimes.alive == 2, "A relay keeps its observers alive as long as it lives.")
    publish = nil
    #expect(
      lifetimes.alive == 1,
      "The publish relay is gone, and nobody can send to its observer any more."
    )
    behavior = nil
    #expect(
      lifetimes.alive == 0,
      "The behavior relay is gone, and nobody can send to its observer any more."
    )
    for token in tokens { token?.dispose() }
  }

  @Test(arguments: [false, true])
  func `a token of an observable keeps no observer`(_ isDisposed: Bool) {
    let lifetimes = Lifetimes()
    var publish: PublishRelay? = PublishRelay<Int>()
    var behavior: BehaviorRelay? = BehaviorRelay(value: 1)
    var replay: ReplayRelay? = ReplayRelay<Int>.create(bufferSize: 1)
    var observables = [
      publish?.asObservable(), behavior?.asObservable(), replay?.asObservable(),
    ]
    let tokens = observables.map { observable in
      observable?.subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })
    }
    #expect(lifetimes.alive == 3, "A relay keeps its observers alive as long as it lives.")
    if isDisposed { for token in tokens { token?.dispose() } }
    (publish, behavior, replay, observables) = (nil, nil, nil, [])

    #expect(
      lifetimes.alive == 0 && publish == nil && behavior == nil && replay == nil,
      """
      Three relays and their observables are gone, and the tokens were kept\(isDisposed ? ", disposed" : ""). \
      Nobody can send to the observers any more, and \(lifetimes.alive) of three are still in memory.
      """
    )
    for token in tokens { token?.dispose() }
  }

  @Test func `a relay that is freed tells nobody an end`() {
    let log = Log()
    var publish: PublishRelay? = PublishRelay<Int>()
    var behavior: BehaviorRelay? = BehaviorRelay(value: 1)
    let observables = [publish?.asObservable(), behavior?.asObservable()]

    let tokens = observables.map { $0?.subscribe(log.observer("open")) }
    publish = nil
    behavior = nil
    for observable in observables { _ = observable?.subscribe(log.observer("late")) }

    #expect(
      !log.values.contains { $0.contains("completed") || $0.contains("error") },
      """
      The relay is gone, and somebody still has what it gave out as an observable. That never ends, for \
      an old observer or a later one: nothing more comes. Was told: \(log.values.listed).
      """
    )
    for token in tokens { token?.dispose() }
  }

  @Test func `of two values that are accepted at once, the one that is told last stays`() {
    inEveryInterleaving(
      "The subject behind the relay keeps the value and decides the order, in one step."
    ) { race in
      let log = Log()
      let relay = BehaviorRelay(value: 0)
      _ = relay.subscribe(Witness("a", in: race, log))
      for number in 1...2 { race.thread { relay.accept(number) } }
      race.atEnd {
        let heard = log.heard(by: "a")
        if heard.count == 3, heard.last == "\(relay.value)" { return nil }
        return """
          Two threads made it 1 and 2. The observer heard \(heard.listed), and the value is \
          \(relay.value).
          """
      }
    }
  }

  @Test func `an observer that subscribes while another thread accepts misses no value`() {
    inEveryInterleaving(
      """
      To read the value and to get a slot is one step of the subject. In two steps, the value can change \
      in between, and the observer never hears of it.
      """
    ) { race in
      let log = Log()
      let relay = BehaviorRelay(value: 0)
      race.thread("the subscriber") { _ = relay.subscribe(Witness("new", in: race, log)) }
      race.thread("the sender") { relay.accept(1) }
      race.atEnd {
        let heard = log.heard(by: "new")
        if [["0", "1"], ["1"]].contains(heard) { return nil }
        return "The value changed from 0 to 1 meanwhile, and the observer heard \(heard.listed)."
      }
    }
  }

  @Test func `two threads that accept at once never overlap`() {
    let relay = PublishRelay<Int>()
    let log = Log()
    _ = relay.subscribe(
      log.observer("a") { event in
        if event.element == 1 { _ = anotherThreadCan { relay.accept(2) } }
      }
    )
    _ = relay.subscribe(log.observer("b"))

    relay.accept(1)

    #expect(
      log.values == ["a next(1)", "b next(1)", "a next(2)", "b next(2)"],
      "A relay has the serializer of its subject."
    )
  }
}
