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

  @Test(arguments: Kind.allCases)
  fileprivate func `the first value does not wait for a turn of the trampoline`(kind: Kind) {
    let (log, gauge) = (log, kind.gauge(of: Gauge(1, then: source), 1))
    _ = Observable.of("a", "b")
      .subscribe(onNext: { name in
        let token = gauge.asObservable().subscribe(onNext: { log.record("\(name) hears \($0)") })
        log.record("\(name) has subscribed")
        token.dispose()
      })

    #expect(
      log.values == ["a hears 1", "a has subscribed", "b hears 1", "b has subscribed"],
      """
      An observer of `of` subscribed to \(kind): the value has to come before `subscribe` returns.
      """
    )
  }

  @Test(arguments: Kind.allCases)
  fileprivate func `an observable begins with the value at subscribe`(kind: Kind) {
    let gauge = kind.gauge(of: Gauge(1, then: source), 1)
    let observable = gauge.asObservable()
    source.send(.next(2), .next(3))
    let token = observable.subscribe(log.observer())
    source.send(.next(4))

    #expect(
      log.values == ["next(3)", "next(4)"],
      """
      `asObservable()` of \(kind) was called at 1, the source sent 2 and 3, and then somebody \
      subscribed: 3 is the current value then. Heard: \(log.values).
      """
    )
    token.dispose()
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
          for (name, made) in [("itself", gauge), ("tenfold", tenfold), ("double", double)] {
            tokens.append(made.asObservable().subscribe(onNext: { log.record("\(name) \($0)") }))
          }
        })
    )
    // These hear each value after the one above.
    tokens += [gauge, tenfold, double].map { $0.asObservable().subscribe() }
    source.send(.next(1))

    #expect(
      log.values == ["itself 1", "tenfold 10", "double 2"],
      """
      While an observer of the gauge heard 1, it subscribed to the gauge again, to a mapped and to a \
      combined one. Each begins with what belongs to 1, and hears that once.
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
    let source = HastySource([end])
    let gauge = Gauge(0, then: source)
    #expect(
      source.subscription.disposals == 1,
      """
      The source sent \(end) before `subscribe` had returned, and disposes nothing by itself. Its \
      token was disposed \(source.subscription.disposals) times.
      """
    )
    #expect(gauge.value == 0, "It has sent no element.")
  }

  @Test func `the error of its source goes nowhere`() async {
    // In a program of its own, since the hook applies to a whole program.
    await #expect(
      processExitsWith: .success,
      """
      Two sources failed, one of them inside `subscribe`. A gauge promises that no error is heard, and \
      one was reported to `Hooks.defaultErrorHandler`, as an error that nobody handles.
      """
    ) {
      Hooks.defaultErrorHandler = { _, error in fatalError("reported: \(error)") }
      let source = HandSource<Int>()
      let gauges = [Gauge(0, then: source), Gauge(0, then: Observable<Int>.error(Storm()))]
      let token = gauges[0].map { $0 * 10 }.asObservable().subscribe(onNext: { _ in })
      source.send(.error(Storm()))
      token.dispose()
      withExtendedLifetime(gauges) {}
    }
  }

  @Test func `an end that comes while it subscribes disposes the source`() {
    inEveryInterleaving("The end may come before `subscribe` has returned a token.") { race in
      let source = HandSource<Int>()
      var gauge: Gauge<Int>?
      var isHeard = false
      race.thread("the app") { gauge = Gauge(0, then: source) }
      race.thread("the source") {
        race.step("completes")
        isHeard = !source.subscriptions.isEmpty
        source.send(.completed)
      }
      race.atEnd {
        defer { withExtendedLifetime(gauge) {} }
        return isHeard && source.living > 0
          ? "The source has completed, and is still subscribed to." : nil
      }
    }
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

  @Test(arguments: Kind.allCases, Holder.allCases)
  fileprivate func `its sources are subscribed to while somebody holds it`(
    kind: Kind,
    holder: Holder
  ) {
    let (source, other) = (source, other)
    var held: Any?
    var token: Disposable?
    do {
      let gauge = kind.gauge(of: Gauge(1, then: source), Gauge(1, then: other))
      switch holder {
      case .gauge: held = gauge
      case .observable: held = gauge.asObservable()
      case .subscription: token = gauge.asObservable().subscribe(log.observer())
      case .oneOfTwo:
        gauge.asObservable().subscribe().dispose()
        token = gauge.asObservable().subscribe(log.observer())
        gauge.asObservable().subscribe().dispose()
      }
    }
    #expect(
      source.living == 1 && other.living == (kind.hasTwoSources ? 1 : 0),
      """
      All that is held of \(kind) is \(holder). Its value has to be kept up to date: \
      \(source.living) subscriptions to its source, and \(other.living) to the source of the other gauge.
      """
    )
    source.send(.next(2))
    if token != nil {
      #expect(
        log.values == ["next(1)", "next(2)"],
        "All that is held of \(kind) is \(holder), which is a promise to hear what comes."
      )
    }
    withExtendedLifetime(held) {}
    held = nil
    token?.dispose()

    #expect(
      source.living + other.living == 0,
      "\(holder.rawValue) was all that was held of \(kind), and is gone. Nobody can read the value."
    )
    withExtendedLifetime(token) {}
  }

  @Test func `somebody who has enough inside subscribe keeps nothing`() {
    for kind in Kind.allCases {
      let gauge = kind.gauge(of: Gauge(1, then: source), Gauge(1, then: other))
      let token = gauge.asObservable().take(1).subscribe(log.observer())
      withExtendedLifetime(token) {}
    }
    #expect(
      source.living + other.living == 0,
      "`take(1)` had enough with the first value, and nothing else is held."
    )
    #expect(
      Set(log.values) == ["next(1)", "completed"],
      "The first value was heard, and then the end."
    )
  }

  @Test func `the last one may leave while it hears a value`() {
    let slot = SerialDisposable()
    slot.disposable = Gauge(0, then: source).map { $0 * 10 }.asObservable()
      .subscribe(onNext: { [log] value in
        log.record("\(value)")
        if value == 10 { slot.dispose() }
      })
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["0", "10"] && source.living == 0,
      """
      All that was held was a subscription, which was disposed when 10 was heard. Heard: \
      \(log.values); subscriptions to the source: \(source.living).
      """
    )
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

  @Test func `transformed values of the past are not kept`() {
    let lifetimes = Lifetimes()
    let gauge = Gauge(0, then: source)
    let names = gauge.map { lifetimes.probe("the mapped value of \($0)") }
    let both = Gauge.combineLatest(gauge, names) { number, _ in
      lifetimes.probe("the combined value of \(number)")
    }
    let tokens = [names, both]
      .map { $0.asObservable().subscribe { event in event.element?.touch() } }
    for number in 1...2 {
      names.value.touch()
      both.value.touch()
      source.send(.next(number))
    }
    // Nobody listens to this one, and nobody reads it any more.
    let quiet = gauge.map { lifetimes.probe("the value that was read of \($0)") }
    quiet.value.touch()
    source.send(.next(3))
    let past = lifetimes.names.filter { !$0.hasSuffix("3") }

    #expect(
      past.isEmpty,
      "The value is 3. These are still in memory: \(past.joined(separator: ", "))."
    )
    tokens.forEach { $0.dispose() }
  }

  // MARK: Threads

  @Test(arguments: Kind.allCases)
  fileprivate func `somebody subscribes while it changes`(kind: Kind) {
    inEveryInterleaving(
      "Finding out the current value and being there for the next one has to be one step."
    ) { race in
      let (source, log) = (HandSource<Int>(), Log())
      let gauge = kind.gauge(of: Gauge(0, then: source), 1)
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

  @Test func `the last subscriber leaves while the source sends`() {
    inEveryInterleaving("Whatever the source is doing, it has to be disposed then.") { race in
      let (source, log) = (HandSource<Int>(), Log())
      let token = Gauge(0, then: source).asObservable().subscribe(log.observer())
      race.thread("the source") { source.send(.next(1)) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd {
        guard [["next(0)"], ["next(0)", "next(1)"]].contains(log.values) else {
          return "The values were 0 and 1, and heard was \(log.values)."
        }
        return source.living == 0
          ? nil : "Nobody holds the gauge, nobody listens, and its source is still subscribed."
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

/// A gauge, or one that is made of it, which has the same value.
private enum Kind: String, CaseIterable, CustomTestStringConvertible, CustomStringConvertible {
  case gauge = "a gauge"
  case mapped = "a mapped gauge"
  case mappedTwice = "a gauge that is mapped twice"
  case first = "a combined gauge, of which the first changes,"
  case second = "a combined gauge, of which the second changes,"

  var description: String { rawValue }
  var testDescription: String { rawValue }
  var hasTwoSources: Bool { self == .first || self == .second }

  /// Makes a gauge that has the value of `gauge`, times what `factor` has.
  func gauge(of gauge: Gauge<Int>, _ factor: @autoclosure () -> Gauge<Int>) -> Gauge<Int> {
    switch self {
    case .gauge: gauge
    case .mapped: gauge.map { $0 }
    case .mappedTwice: gauge.map { -$0 }.map { -$0 }
    case .first: .combineLatest(gauge, factor()) { $0 * $1 }
    case .second: .combineLatest(factor(), gauge) { $0 * $1 }
    }
  }

  /// The same with a factor of 1 that doesn't change.
  func gauge(of gauge: Gauge<Int>, _ factor: Int) -> Gauge<Int> {
    self.gauge(of: gauge, Gauge(factor, then: Observable<Int>.never()))
  }
}

/// All that is held of a gauge.
private enum Holder: String, CaseIterable, CustomTestStringConvertible, CustomStringConvertible {
  case gauge = "the gauge"
  case observable = "its observable"
  case subscription = "a subscription"
  case oneOfTwo = "a subscription, while others have come and gone"

  var description: String { rawValue }
  var testDescription: String { rawValue }
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
