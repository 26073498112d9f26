import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers
import Solution12VirtualTime
import Solution14Sharing
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

@MainActor @Suite struct `16.1 Driver` {
  private let source = HandSource<Int>()
  private let log = PlaceLog()

  @Test func `an element from another thread arrives on main`() async {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    elsewhere { [source] in source.send(.next(1)) }
    await turnOfMain()

    #expect(
      log.values == ["1"],
      "The element came on another thread. A label that is set from there crashes, or does nothing."
    )
    token.dispose()
  }

  @Test func `on main, with nothing pending, an element arrives at once`() {
    let relay = BehaviorRelay(value: 1)
    let token = relay.asDriver().drive(log.observer())
    #expect(log.values == ["1"], "The current value has to arrive before `drive` returns.")
    relay.accept(2)

    #expect(log.values == ["1", "2"], "A new value has to arrive before `accept` returns.")
    token.dispose()
  }

  @Test func `a reentrant element waits for its turn`() async {
    let relay = BehaviorRelay(value: 1)
    let token = relay.asDriver()
      .drive(onNext: { [log] value in
        log.note("\(value) begins")
        if value < 2 { relay.accept(value + 1) }
        log.note("\(value) ends")
      })
    await turnOfMain()

    #expect(
      log.values == ["1 begins", "1 ends", "2 begins", "2 ends"],
      "On main one element comes after the other, even if one of them causes the next."
    )
    token.dispose()
  }

  @Test func `an element replaces an error`() {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    source.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["1", "-1", "completed"],
      "A driver has no errors. It sends what it was given for that case, and then it ends."
    )
    token.dispose()
  }

  @Test func `another driver replaces a source that failed`() {
    let other = BehaviorRelay(value: 7)
    let token = source.asDriver(onErrorDriveWith: other.asDriver()).drive(log.observer())
    source.send(.next(1), .error(Storm()))
    other.accept(8)

    #expect(log.values == ["1", "7", "8"], "After the error it continues with the other driver.")
    token.dispose()
  }

  @Test func `a closure may choose by the error what replaces it`() {
    var errors: [String] = []
    let driver = source.asDriver { error in
      errors.append("\(error)")
      return .never()
    }
    let token = driver.drive(log.observer())
    source.send(.error(Storm()))

    #expect(errors == ["storm"], "The closure is given the source's error, once.")
    #expect(log.values == [], "It chose a driver in which nothing happens.")
    token.dispose()
  }

  @Test func `what replaces an error comes on main, too`() async {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    elsewhere { [source] in source.send(.error(Storm())) }
    await turnOfMain()

    #expect(
      log.values == ["-1", "completed"],
      "The source failed on another thread; what replaces the error has to come on main."
    )
    token.dispose()
  }

  @Test func `what replaces an error is chosen on main`() async {
    let driver = source.asDriver { [log] error in
      log.note("\(error)")
      return .never()
    }
    let token = driver.drive(log.observer())
    elsewhere { [source] in source.send(.error(Storm())) }
    await turnOfMain()

    #expect(
      log.values == ["storm"],
      "The closure that chooses is screen code, but was called on the error's thread."
    )
    token.dispose()
  }

  @Test func `all subscribers share one subscription`() {
    let driver = source.asDriver(onErrorJustReturn: -1)
    let tokens = [driver.drive(log.observer()), driver.drive(log.observer())]
    #expect(
      source.subscriptions.count == 1,
      "Two labels listen, and the request has to be sent once."
    )
    source.send(.next(1))
    #expect(log.values == ["1", "1"], "Each of them has to receive it.")
    for token in tokens { token.dispose() }

    #expect(source.living == 0, "Nobody listens any more: the source has to be disposed.")
  }

  @Test func `a late subscriber receives the newest element at once`() {
    let driver = source.asDriver(onErrorJustReturn: -1)
    let first = driver.drive()
    source.send(.next(1), .next(2))
    let second = driver.drive(log.observer())

    #expect(
      log.values == ["2"],
      """
      A screen that opens later has to show what is known: the newest element, before `drive` \
      returns, and nothing older.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `after everybody has left, the next subscriber starts afresh`() {
    let driver = source.asDriver(onErrorJustReturn: -1)
    let first = driver.drive()
    source.send(.next(1))
    first.dispose()
    source.forgetObservers()
    let second = driver.drive(log.observer())

    #expect(
      log.values == [],
      "The old element was replayed. It has to go with the last subscriber."
    )
    #expect(source.subscriptions.count == 2, "The work has to begin again.")
    second.dispose()
  }

  @Test func `what follows an error is chosen once for all subscribers`() {
    var calls = 0
    let driver = source.asDriver { _ in
      calls += 1
      return .just(-1)
    }
    let tokens = [driver.drive(log.observer()), driver.drive(log.observer())]
    source.send(.error(Storm()))

    #expect(
      log.values.sorted() == ["-1", "-1", "completed", "completed"],
      "Two listen, and each of them has to receive what follows the error."
    )
    #expect(
      calls == 1,
      "Two listen, and the source has failed once: what follows has to be chosen once."
    )
    for token in tokens { token.dispose() }
  }

  @Test func `what follows an error is chosen anew each time that the sequence is run`() {
    let driver = source.asDriver { error in .just(error is Storm ? 1 : 2) }
    for error in [Storm(), CancellationError()] as [any Error] {
      let token = driver.drive(log.observer())
      source.send(.error(error))
      source.forgetObservers()
      token.dispose()
    }

    #expect(
      log.values == ["1", "completed", "2", "completed"],
      """
      The driver was run twice. The first time its source failed with a storm, and the second time it was \
      cancelled, and the closure chooses by the error. Heard: \(log.values).
      """
    )
  }

  @Test(arguments: ["an element for an error", "a driver for an error", "a closure that recovers"])
  func `a source that has failed is asked again when the sequence is run again`(_ way: String) {
    let driver =
      switch way {
      case "an element for an error": source.asDriver(onErrorJustReturn: -1)
      case "a driver for an error": source.asDriver(onErrorDriveWith: .just(-1))
      default: source.asDriver { _ in .just(-1) }
      }
    let first = driver.drive()
    source.send(.error(Storm()))
    first.dispose()
    source.forgetObservers()
    let before = source.subscriptions.count
    let second = driver.drive(log.observer())
    source.send(.next(2))

    #expect(
      source.subscriptions.count == before + 1 && log.values == ["2"],
      """
      The source of a driver with \(way) has failed, and all have left. Then somebody has come, and has to \
      be given what the source sends now: 2. The source was asked \(source.subscriptions.count - before) \
      times since, and this was heard: \(log.values).
      """
    )
    second.dispose()
  }

  @Test(arguments: ["an element for an error", "a driver for an error", "a closure that recovers"])
  func `where there is no error nothing takes its place`(_ way: String) {
    let driver =
      switch way {
      case "an element for an error": source.asDriver(onErrorJustReturn: -1)
      case "a driver for an error": source.asDriver(onErrorDriveWith: .just(-1))
      default: source.asDriver { _ in .just(-1) }
      }
    let token = driver.drive(log.observer())
    source.send(.next(1), .completed)

    #expect(
      log.values == ["1", "completed"],
      "The source of a driver with \(way) has completed, and did not fail. Heard: \(log.values)."
    )
    token.dispose()
  }

  @Test func `what can't fail by its type is shared, too`() {
    let infallible = Infallible<Int>
      .create { [source] observer in
        source.subscribe(onNext: { observer(.next($0)) })
      }
    let driver = infallible.asDriver()
    let first = driver.drive()
    source.send(.next(1))
    let second = driver.drive(log.observer())

    #expect(
      source.subscriptions.count == 1,
      """
      Two labels listen to something that can't fail, and its work was begun \
      \(source.subscriptions.count) times.
      """
    )
    #expect(log.values == ["1"], "The second label came late, and has to show what is known.")
    first.dispose()
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more: the source has to be disposed.")
  }

  @Test(arguments: [
    "an element for an error", "a sequence for an error", "a closure that recovers",
    "a type that can't fail",
  ])
  func `it arrives where its strategy says`(_ way: String) {
    let clock = InVirtualTime.newClock()
    let shared: SharedSequence<InVirtualTime, Int> =
      switch way {
      case "an element for an error": source.asSharedSequence(onErrorJustReturn: -1)
      case "a sequence for an error":
        source.asSharedSequence(onErrorDriveWith: .init(raw: .never()))
      case "a closure that recovers":
        source.asSharedSequence(onErrorRecover: { _ in .init(raw: .never()) })
      default: source.sharedWithoutErrors()
      }
    let token = shared.asObservable().subscribe(log.observer())
    source.send(.next(1))
    #expect(
      log.values == [],
      """
      The strategy of a sequence with \(way) has a scheduler of its own, which has not run yet, and what \
      the source sent has arrived: \(log.values).
      """
    )
    clock.start()

    #expect(
      log.values == ["1"],
      """
      A sequence with \(way) has a strategy with a scheduler of its own. The source has sent 1, and that \
      scheduler has run to its end; heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [
    "an element for an error", "a sequence for an error", "a closure that recovers",
  ])
  func `an error and what replaces it take one turn of the scheduler`(_ way: String) {
    let clock = InVirtualTime.newClock()
    // It sends inside `subscribe`, and takes no turn of its own.
    let other = SharedSequence<InVirtualTime, Int>(raw: .just(-1))
    let shared: SharedSequence<InVirtualTime, Int> =
      switch way {
      case "an element for an error": source.asSharedSequence(onErrorJustReturn: -1)
      case "a sequence for an error": source.asSharedSequence(onErrorDriveWith: other)
      default: source.asSharedSequence(onErrorRecover: { _ in other })
      }
    let token = shared.asObservable().subscribe(log.observer())
    let before = clock.clock
    source.send(.error(Storm()))
    clock.advanceTo(before + 1)

    // An element may replace the error before the turn, and then its completion takes one more.
    let isDue = way == "an element for an error" ? 1 : 2
    #expect(
      Array(log.values.prefix(isDue)) == Array(["-1", "completed"].prefix(isDue)),
      """
      The error takes a turn of the scheduler, one tick. What replaces it is chosen in that turn, and \
      has to arrive in it: another turn is a tick too late. By then, \(log.values) was heard.
      """
    )
    clock.start()
    #expect(
      log.values == ["-1", "completed"],
      "An error came, and an element replaces it. At the end of time, \(log.values) was heard."
    )
    token.dispose()
  }

  @Test func `a late subscriber to what can't fail need not wait for the scheduler`() {
    let clock = InVirtualTime.newClock()
    let shared: SharedSequence<InVirtualTime, Int> = source.sharedWithoutErrors()
    let first = shared.asObservable().subscribe(onNext: { _ in })
    source.send(.next(1))
    clock.start()
    let second = shared.asObservable().subscribe(log.observer())

    #expect(
      log.values == ["1"],
      """
      1 has arrived on the scheduler. Whoever subscribes later receives it inside `subscribe`, and \
      received \(log.values).
      """
    )
    clock.start()
    first.dispose()
    second.dispose()
  }

  @Test func `it shares as its strategy says`() {
    let shared: SharedSequence<WithoutReplay, Int> = source.asSharedSequence(onErrorJustReturn: -1)
    let first = shared.asObservable().subscribe(onNext: { _ in })
    source.send(.next(1))
    let second = shared.asObservable().subscribe(log.observer())

    #expect(
      log.values.isEmpty,
      "This strategy replays nothing to a late subscriber, and the late one has received \(log.values)."
    )
    #expect(source.subscriptions.count == 1, "But it shares: two listen, over one subscription.")
    first.dispose()
    second.dispose()
  }

  @Test func `it asks for its scheduler when it is built, and not later`() {
    let ways: [(String, () -> SharedSequence<CountedStrategy, Int>)] = [
      ("an element for an error", { [source] in source.asSharedSequence(onErrorJustReturn: -1) }),
      (
        "a closure that recovers",
        { [source] in source.asSharedSequence(onErrorRecover: { _ in .just(-1) }) }
      ),
      ("a type that can't fail", { [source] in source.sharedWithoutErrors() }),
    ]
    for (way, build) in ways {
      let before = CountedStrategy.times
      let shared = build()
      let built = CountedStrategy.times
      #expect(
        built > before,
        """
        A sequence with \(way) has been built, and nobody has asked for a scheduler. A test replaces the \
        scheduler for what is built, not for what is subscribed to.
        """
      )
      let tokens = [shared.asObservable().subscribe(), shared.asObservable().subscribe()]

      #expect(
        CountedStrategy.times == built,
        "Two have subscribed to a sequence with \(way), and it has asked for another scheduler."
      )
      for token in tokens { token.dispose() }
    }
  }

  @Test func `what an operator makes is shared, too`() {
    var calls = 0
    let driver = source.asDriver(onErrorJustReturn: -1)
      .map { number in
        calls += 1
        return number * 10
      }
    let first = driver.drive(log.observer())
    source.send(.next(1))
    let second = driver.drive(log.observer())

    #expect(
      log.values == ["10", "10"],
      "Both have to receive the result, the second one by replay."
    )
    #expect(
      calls == 1,
      "The closure of `map` has to run once, and not once per subscriber: each operator shares."
    )
    first.dispose()
    second.dispose()
  }

  @Test func `nothing arrives after dispose`() {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    token.dispose()
    source.send(.next(1), .completed)

    #expect(log.values == [], "Nothing may arrive after `dispose()`.")
  }

  #if DEBUG
  @Test func `the failure of what can't fail stops a debug build`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "The type said that it can't fail. It has failed, and nobody will ever know."
    ) {
      let clock = InVirtualTime.newClock()
      let shared: SharedSequence<InVirtualTime, Int> = Observable<Int>.error(RxError.timeout)
        .sharedWithoutErrors()
      _ = shared.asObservable().subscribe(onNext: { _ in })
      clock.start()
    }
    let message = result?.lastSentence ?? ""

    #expect(message.contains("timeout"), "The message has to name the error.")
  }
  #endif

  @Test func `an observer is freed after its subscription`() {
    let lifetimes = Lifetimes()
    let token = source.asDriver(onErrorJustReturn: -1)
      .drive(onNext: { [probe = lifetimes.probe()] _ in probe.touch() })
    source.send(.next(1))
    token.dispose()
    source.forgetObservers()

    #expect(lifetimes.alive == 0, "The subscription is over, and still keeps its observer.")
  }
}

/// A strategy whose scheduler runs when the test says so.
private struct InVirtualTime: SharingStrategyProtocol {
  // Safe: the tests that use it run on main, from beginning to end.
  nonisolated(unsafe) private static var clock = TestScheduler(initialClock: 0)

  static var scheduler: SchedulerType { clock }

  /// Gives the strategy a clock for one test: a clock belongs to the thread that created it, and main
  /// is not always the same thread.
  static func newClock() -> TestScheduler {
    clock = TestScheduler(initialClock: 0)
    return clock
  }

  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1)
  }
}

/// A strategy that shares and replays nothing, as a signal's does.
private struct WithoutReplay: SharingStrategyProtocol {
  static var scheduler: SchedulerType { MainScheduler() }

  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

/// A strategy that counts how often somebody asks for its scheduler.
private struct CountedStrategy: SharingStrategyProtocol {
  // Safe: one test uses it, on main.
  nonisolated(unsafe) static var times = 0

  static var scheduler: SchedulerType {
    times += 1
    return MainScheduler()
  }

  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1)
  }
}
