import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

@Suite struct `15.8 A trait of your own` {
  private let source = HandSource<Int>()
  private let other = HandSource<Int>()
  private let log = Log()

  // MARK: A value at any time

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "15-Traits",
      exercise: "15.8",
      operators: [
        // Deferred, since the cold source of a picture begins when it is subscribed to.
        "Gauge(0, then: a).asObservable()": { marbles in
          Observable.deferred { Gauge(0, then: marbles.a).asObservable() }
        },
        "gauge.asObservable()": { Gauge(0, then: $0.a) },
        "Gauge.combineLatest(gaugeA, gaugeB) { $0 * $1 }": { marbles in
          Observable.deferred {
            Gauge.combineLatest(Gauge(1, then: marbles.a), Gauge(1, then: marbles.b)) { $0 * $1 }
              .asObservable()
          }
        },
      ]
    )
  }

  @Test func `there is a value before anything was sent, and then it is the newest`() {
    let gauge = Gauge(0, then: source)
    #expect(gauge.value == 0, "Nothing has come yet: the value is the initial one.")
    source.send(.next(1))
    #expect(gauge.value == 1, "The source has sent 1: that is the value, though nobody listens.")
    source.send(.next(2), .next(3))
    #expect(gauge.value == 3, "The source has sent 2 and 3.")
  }

  @Test func `it sends the current value inside subscribe, and then each newer one`() {
    let gauge = Gauge(0, then: source)
    let token = gauge.asObservable().subscribe(log.observer())
    #expect(log.values == ["next(0)"], "A label has something to show as soon as it subscribes.")
    source.send(.next(1), .next(2))
    #expect(log.values == ["next(0)", "next(1)", "next(2)"], "1 and 2 were sent: hear each once.")
    token.dispose()
  }

  @Test func `a late subscriber hears the current value, and none before it`() {
    let gauge = Gauge(0, then: source)
    source.send(.next(1), .next(2))
    let token = gauge.asObservable().subscribe(log.observer())

    #expect(log.values == ["next(2)"], "0 and 1 are values of the past.")
    token.dispose()
  }

  @Test func `the first value does not wait for a turn of the trampoline`() {
    let (log, gauge) = (log, Gauge(0, then: source).map { $0 * 10 })
    _ = Observable.of("a", "b")
      .subscribe(onNext: { name in
        let token = gauge.asObservable().subscribe(onNext: { log.record("\(name) hears \($0)") })
        log.record("\(name) has subscribed")
        token.dispose()
      })

    #expect(
      log.values == ["a hears 0", "a has subscribed", "b hears 0", "b has subscribed"],
      "An observer of `of` subscribed to a gauge: the value has to come before `subscribe` returns."
    )
  }

  @Test func `whoever subscribes while a value is heard begins with the newest`() {
    let gauge = Gauge(0, then: source)
    let tenfold = gauge.map { $0 * 10 }
    let double = Gauge.combineLatest(gauge, gauge) { $0 + $1 }
    var tokens: [Disposable] = []
    tokens.append(
      gauge.asObservable()
        .subscribe(onNext: { [log] number in
          guard number == 1 else { return }
          for (name, made) in [("tenfold", tenfold), ("double", double)] {
            tokens.append(made.asObservable().subscribe(onNext: { log.record("\(name) \($0)") }))
          }
        })
    )
    // These two hear each value after the one above.
    tokens += [tenfold.asObservable().subscribe(), double.asObservable().subscribe()]
    source.send(.next(1))

    #expect(
      log.values == ["tenfold 10", "double 2"],
      """
      While an observer of the gauge heard 1, it subscribed to a mapped and to a combined one. Each \
      begins with what belongs to 1, and hears that once.
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `each newer value comes once, even if an observer answers into the other gauge`() {
    let gauge = Gauge(0, then: source)
    let answered = Gauge(0, then: other)
    let both = Gauge.combineLatest(gauge, answered) { "\($0) \($1)" }
    let first = gauge.asObservable()
      .subscribe(onNext: { [other] number in if number == 1 { other.send(.next(1)) } })
    let second = both.asObservable().subscribe(log.observer())
    source.send(.next(1))

    #expect(
      log.values.last == "next(1 1)" && log.values.count { $0 == "next(1 1)" } == 1,
      """
      An observer of the first gauge hears 1, and makes the second one 1, too. That is one newer value \
      of both together, which came last and once. Heard: \(log.values).
      """
    )
    first.dispose()
    second.dispose()
  }

  // MARK: Whatever the source does

  @Test(arguments: [Event<Int>.error(Storm()), .completed])
  func `when its source ends, the value stays`(_ end: Event<Int>) {
    let gauge = Gauge(0, then: source)
    let token = gauge.asObservable().subscribe(log.observer())
    source.send(.next(1), end)
    #expect(
      log.values == ["next(0)", "next(1)"],
      "The source sent 1 and \(end). A gauge never ends, and has no errors."
    )
    #expect(gauge.value == 1, "After \(end) there will be no newer value. The last one stays.")
    #expect(
      source.living == 0,
      "The source is over: it has to be disposed. This one is no producer; only its token does it."
    )
    source.send(.next(2))
    #expect(gauge.value == 1, "A sequence has one end, and what comes after it does not count.")

    let late = Log()
    let lateToken = gauge.asObservable().subscribe(late.observer())
    #expect(
      late.values == ["next(1)"],
      "It subscribed after the source had sent \(end). There is still a current value to hear."
    )
    token.dispose()
    lateToken.dispose()
  }

  @Test func `a source may do everything inside subscribe`() {
    let cases = [
      ("of(1, 2)", Observable.of(1, 2), 2), ("empty()", .empty(), 0), ("never()", .never(), 0),
      ("error(storm)", .error(Storm()), 0),
    ]
    for (name, source, value) in cases {
      let (gauge, heard) = (Gauge(0, then: source), Log())
      let token = gauge.asObservable().subscribe(heard.observer())
      #expect(gauge.value == value, "The source is \(name).")
      #expect(
        heard.values == ["next(\(value))"],
        "The source is \(name). Whatever it does, there is one current value, and no end."
      )
      token.dispose()
    }
  }

  @Test(arguments: [Event<Int>.error(Storm()), .completed])
  func `a source that ends inside subscribe is disposed, too`(_ end: Event<Int>) {
    let source = EndedSource(end)
    let gauge = Gauge(0, then: source)
    #expect(
      source.token.disposals == 1,
      """
      The source sent \(end) before `subscribe` had returned, and disposes nothing by itself. Its \
      token was disposed \(source.token.disposals) times.
      """
    )
    #expect(gauge.value == 0, "It has sent no element.")
  }

  @Test func `it subscribes to its source at once, and once for all`() {
    let gauge = Gauge(0, then: source)
    #expect(source.subscriptions.count == 1, "A value can only change if somebody listens.")
    let mapped = gauge.map { $0 * 10 }
    let both = Gauge.combineLatest(gauge, mapped) { $0 + $1 }
    let tokens = [gauge, mapped, both].map { $0.asObservable().subscribe(log.observer()) }
    #expect(
      source.subscriptions.count == 1,
      "Three gauges show what one source sends: it has to be asked once."
    )
    tokens.forEach { $0.dispose() }
    source.send(.next(1))
    #expect(gauge.value == 1, "The subscribers have left. The gauge has to follow its source.")
  }

  // MARK: What keeps the promise

  @Test func `map has a value, and sends each newer one`() {
    let gauge = Gauge(0, then: source)
    let texts = gauge.map { "\($0)°" }
    #expect(texts.value == "0°", "There is a value, and so there is a transformed one.")
    let token = texts.asObservable().subscribe(log.observer())
    source.send(.next(1), .error(Storm()))

    #expect(log.values == ["next(0°)", "next(1°)"], "It has to promise what the gauge does.")
    #expect(texts.value == "1°", "The transformed value of 1.")
    token.dispose()
  }

  @Test func `combineLatest has a value, and sends each newer one`() {
    let product = Gauge.combineLatest(Gauge(1, then: source), Gauge(2, then: other)) { $0 * $1 }
    #expect(product.value == 2, "There are two values at any time, and so there is a product.")
    let token = product.asObservable().subscribe(log.observer())
    #expect(log.values == ["next(2)"], "It has one current value: 1 * 2.")
    source.send(.next(3))
    #expect(product.value == 6, "3 * 2.")
    other.send(.next(5))
    source.send(.completed)
    other.send(.next(7), .error(Storm()))

    #expect(
      log.values == ["next(2)", "next(6)", "next(15)", "next(21)"],
      "Each change of one of the two is a change of the product. Neither end is the end."
    )
    #expect(product.value == 21, "3 * 7, since neither of the two values went away.")
    token.dispose()
  }

  @Test func `a value is never older than the value it is made of`() {
    let gauge = Gauge(0, then: source)
    var derived: [(name: String, gauge: Gauge<Int>)] = []
    let token = gauge.asObservable()
      .subscribe(onNext: { value in
        for (name, gauge) in derived { log.record("at \(value), \(name) is \(gauge.value)") }
      })
    derived = [
      ("map", gauge.map { $0 * 10 }),
      ("combineLatest", Gauge.combineLatest(gauge, gauge.map { $0 * 10 }) { $0 + $1 }),
    ]
    source.send(.next(1))

    #expect(
      log.values == ["at 1, map is 10", "at 1, combineLatest is 11"],
      """
      An observer heard 1, and looked at gauges that are made of the same value. One screen must not \
      show 1 and what belongs to 0.
      """
    )
    token.dispose()
  }

  // MARK: What would break it

  @Test func `it has no operator that could lose the value`() {
    let gauge = Gauge(0, then: source)
    let results: [(name: String, result: Any)] = [
      ("filter", gauge.filter { _ in false }),
      ("compactMap", gauge.compactMap { _ in Int?.none }),
      ("skip", gauge.skip(1)),
      ("take", gauge.take(1)),
    ]
    for (name, result) in results where !(result is Absent) {
      Issue.record(
        """
        A gauge has a `\(name)`, so there may be a moment without a value, or an end, and its type \
        doesn't say so. Behind `asObservable()` the promise is visibly forgotten.
        """
      )
    }
  }

  @Test func `it is no observable, but can become one`() {
    let gauge = Gauge(0, then: source)
    let value: Any = gauge
    #expect(
      !(value is any ObservableType) && !(value is any InfallibleType),
      "Such a type brings all operators with it, even those that lose the value."
    )
    let token = gauge.asObservable().filter { $0 > 0 }.subscribe(log.observer())
    source.send(.next(1), .next(-1), .next(2))
    #expect(
      log.values == ["next(1)", "next(2)"],
      "`asObservable()` leads out, to all that an observable has."
    )
    token.dispose()
    withExtendedLifetime(gauge) {}
  }

  // MARK: What is kept

  @Test(arguments: ["the gauge", "a mapped gauge", "a combined gauge", "its observable"])
  func `its source is disposed when nobody holds it`(_ holder: String) {
    let (source, other) = (source, other)
    var held: Any?
    switch holder {
    case "the gauge": held = Gauge(0, then: source)
    case "a mapped gauge": held = Gauge(0, then: source).map { $0 * 10 }
    case "a combined gauge":
      held = Gauge.combineLatest(Gauge(0, then: other), Gauge(0, then: source)) { $0 + $1 }
    default: held = Gauge(0, then: source).asObservable()
    }
    #expect(source.living == 1, "The app holds \(holder), and its value has to be kept up to date.")
    source.send(.next(1))
    withExtendedLifetime(held) {}
    held = nil

    #expect(
      source.living + other.living == 0,
      "The app held \(holder), and holds nothing now. Nobody can ever read the value again."
    )
  }

  @Test func `a subscription is enough to keep it`() {
    let token = Gauge(0, then: source).map { $0 * 10 }.asObservable().subscribe(log.observer())
    source.send(.next(1))
    #expect(
      log.values == ["next(0)", "next(10)"],
      "The app holds nothing but the subscription, which is a promise to hear what comes."
    )
    token.dispose()
    #expect(source.living == 0, "Nobody listens, and nobody holds the gauge.")
  }

  @Test func `nothing is kept after that`() {
    let lifetimes = Lifetimes()
    var gauge: Gauge<Int>? = Gauge(0, then: source)
      .map { [probe = lifetimes.probe("the closure of map")] value in
        probe.touch()
        return value
      }
    let token = gauge?.asObservable()
      .subscribe { [probe = lifetimes.probe("the observer")] _ in probe.touch() }
    source.send(.next(1))
    token?.dispose()
    #expect(
      lifetimes.names == ["the closure of map"],
      "The observer has left. These are still in memory: \(lifetimes.names.joined(separator: ", "))."
    )
    gauge = nil
    source.forgetObservers()

    #expect(
      lifetimes.names.isEmpty,
      "The gauge is gone, too. Still in memory: \(lifetimes.names.joined(separator: ", "))."
    )
    _ = token
  }

  @Test func `values of the past are not kept`() {
    let (lifetimes, source) = (Lifetimes(), HandSource<Lifetimes.Probe>())
    let gauge = Gauge(lifetimes.probe("the initial value"), then: source)
    source.send(.next(lifetimes.probe("the second value")))
    source.send(.next(lifetimes.probe("the current value")))

    #expect(
      lifetimes.names == ["the current value"],
      "These are still in memory: \(lifetimes.names.joined(separator: ", "))."
    )
    gauge.value.touch()
  }

  // MARK: Threads

  @Test func `somebody subscribes while it changes`() {
    inEveryInterleaving(
      "Finding out the current value and being there for the next one has to be one step."
    ) { race in
      let (source, log) = (HandSource<Int>(), Log())
      let gauge = Gauge(0, then: source)
      let token = SingleAssignmentDisposable()
      race.thread("the source") { source.send(.next(1), .next(2)) }
      race.thread("the subscriber") {
        let observer = AnyObserver<Int> { event in
          race.alone("hears \(event)") { log.record("\(event)") }
        }
        token.setDisposable(gauge.asObservable().subscribe(observer))
        if log.values.isEmpty { race.complain("`subscribe` has returned, and no value was heard.") }
      }
      race.atEnd {
        token.dispose()
        let all = ["next(0)", "next(1)", "next(2)"]
        guard !log.values.isEmpty, log.values == all.suffix(log.values.count) else {
          let heard = log.values.isEmpty ? "nothing" : log.values.joined(separator: ", ")
          return """
            The values were 0, 1 and 2. The subscriber heard \(heard), and not the current value and \
            each newer one.
            """
        }
        return nil
      }
    }
  }

  @Test func `two sources send on two threads`() {
    inEveryInterleaving("What was heard last has to be the value that there is.") { race in
      let (source, other, log) = (HandSource<Int>(), HandSource<Int>(), Recorder<Int>())
      let sum = Gauge.combineLatest(Gauge(0, then: source), Gauge(0, then: other)) { $0 + $1 }
      let token = sum.asObservable()
        .subscribe(onNext: { value in race.alone("hears \(value)") { log.record(value) } })
      race.thread("the source of 1") { source.send(.next(1)) }
      race.thread("the source of 10") { other.send(.next(10)) }
      race.atEnd {
        defer { token.dispose() }
        guard sum.value == 11 else { return "1 + 10 has come, and the value is \(sum.value)." }
        return log.values.last == 11
          ? nil : "The value is 11, and the observer heard \(log.values)."
      }
    }
  }

  @Test func `the last two subscribers leave on two threads`() {
    inEveryInterleaving("Whoever leaves last, the source has to be disposed then.") { race in
      let source = HandSource<Int>()
      let tokens = {
        let gauge = Gauge(0, then: source)
        return (0..<2).map { _ in gauge.asObservable().subscribe { _ in } }
      }()
      for token in tokens { race.thread { token.dispose() } }
      race.atEnd {
        source.living == 0
          ? nil : "Nobody holds the gauge, nobody listens, and its source is still subscribed."
      }
    }
  }
}

/// What a call returns if a gauge has no such operator: then the compiler takes one of these.
private struct Absent {}

extension Gauge {
  @_disfavoredOverload
  fileprivate func filter(_ predicate: @escaping (Element) -> Bool) -> Absent { Absent() }

  @_disfavoredOverload
  fileprivate func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Absent {
    Absent()
  }

  @_disfavoredOverload
  fileprivate func skip(_ count: Int) -> Absent { Absent() }

  @_disfavoredOverload
  fileprivate func take(_ count: Int) -> Absent { Absent() }
}

/// A source that ends inside `subscribe`, and leaves its disposal to whoever has its token.
private final class EndedSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: it has constants only, and the token counts atomically.
  let token = CountingDisposable()
  private let end: Event<Int>

  init(_ end: Event<Int>) {
    self.end = end
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    observer.on(end)
    return token
  }
}
