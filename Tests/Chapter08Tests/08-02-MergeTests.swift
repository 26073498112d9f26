import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

@Suite struct `8.2 merge` {
  private let left = HandSource<Int>()
  private let right = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.2",
      operators: ["merge(a, b)": { Observable.merge($0.a, $0.b) }]
    )
  }

  @Test func `it sends elements as they come`() {
    let token = Observable.merge(left, right).subscribe(log.observer())
    left.send(.next(1))
    right.send(.next(2), .next(3))
    left.send(.next(4))

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "next(4)"],
      "Each element is heard, in the order in which the sources send."
    )
    token.dispose()
    #expect(left.living == 0 && right.living == 0, "`dispose()` has to reach all sources.")
  }

  @Test func `it completes when all have completed`() {
    _ = Observable.merge(left, right).subscribe(log.observer())

    left.send(.completed)
    #expect(log.values.isEmpty, "One has ended; the other may go on.")
    #expect(left.living == 0, "A source that has ended is disposed at once.")
    right.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "No source is left that could send anything.")
    #expect(right.living == 0, "After the end nothing is subscribed.")
  }

  @Test func `a source that completes inside subscribe is disposed at once`() {
    let first = SendsInside(.completed)
    let token = Observable.merge(first, right).subscribe(log.observer())

    #expect(log.values.isEmpty, "The first has completed; the second may go on.")
    #expect(
      first.token.disposals == 1,
      """
      The first source completed inside `subscribe`, before there was a token. It has to be disposed \
      as soon as there is one, and was disposed \(first.token.disposals) times.
      """
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `the last source is disposed after the end, even if it ends inside subscribe`(
    end: Event<Int>
  ) {
    let last = SendsInside(.next(1), end)
    let token = Observable.merge(.empty(), last)
      .subscribe { (event: Event<Int>) in
        log.record("\(event), disposed: \(last.token.disposals)")
      }

    #expect(
      log.values == ["next(1), disposed: 0", "\(end), disposed: 0"],
      """
      The last source sent 1 and \(end) inside `subscribe`. It is disposed when the observer has heard \
      the end. What the observer heard, and how often the source had been disposed then: \(log.values).
      """
    )
    #expect(
      last.token.disposals == 1,
      """
      The last source sent \(end) inside `subscribe`, and was disposed \(last.token.disposals) times.
      """
    )
    token.dispose()
  }

  @Test func `an end is heard before any source is disposed because of it`() {
    let failed = [Event<Int>.error(Storm())]
    expectHeardBeforeFreed([.next(1)] + failed) { .merge($0, $1) }
    expectHeardBeforeFreed([], failed) { .merge($0, $1) }
    expectHeardBeforeFreed([.completed], [.completed], subscribed: ["the second"]) {
      .merge($0, $1)
    }
    expectTheLastIsFreedLast(hears: []) { .merge($0, $1) }
  }

  @Test func `a source that completes while it is being subscribed is disposed at once`() {
    inEveryInterleaving(
      "A source may complete on another thread before `subscribe` has returned its token."
    ) { race in
      let two = TwoSources<Int>(in: race)
      race.thread("the subscriber") { two.subscribe(to: .merge(two.left, two.right)) }
      var mustSend = true
      func complete() {
        // Nobody would hear it before.
        mustSend = two.left.subscriptions.isEmpty
        if !mustSend { two.left.send(.completed) }
      }
      race.thread("the first source", complete)
      race.atEnd {
        if mustSend { complete() }
        if two.left.living > 0 {
          return "The first source has completed, and is still subscribed."
        }
        two.right.send(.next(2), .completed)
        return two.complaint(unless: ["2 completed"]) ?? two.complaint()
      }
    }
  }

  @Test func `the first error ends it for all`() {
    _ = Observable.merge(left, right).subscribe(log.observer())

    left.send(.next(1), .error(Storm()))
    right.send(.next(2), .completed)

    #expect(log.values == ["next(1)", "error(storm)"], "A sequence has one end, and this was it.")
    #expect(right.living == 0, "Nobody hears the other sources any more: dispose them.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { .merge($0, .empty()) }
    expectKeepsTheRules { .merge(.empty(), $0) }
    expectKeepsTheRules { .merge([$0]) }
  }

  @Test func `sources that send inside subscribe take turns`() {
    _ = Observable.merge(.of(1, 2), .of(3, 4)).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(3)", "next(2)", "next(4)", "completed"],
      "`of` sends one element per turn of the trampoline, after all sources are subscribed."
    )
  }

  @Test func `a source that is empty from the start does not end the result`() {
    let token = Observable.merge(.empty(), right).subscribe(log.observer())

    right.send(.next(1))
    #expect(
      log.values == ["next(1)"],
      "The first source ended before the second was subscribed. The second still counts."
    )
    token.dispose()
  }

  @Test func `after an error no other source is subscribed`() {
    _ = Observable.merge(.error(Storm()), right).subscribe(log.observer())

    #expect(log.values == ["error(storm)"], "The first source failed inside `subscribe`.")
    #expect(right.subscriptions.isEmpty, "The result has ended: the second source is not needed.")
  }

  @Test func `an error inside subscribe frees the others at once`() {
    let living = Recorder<Int>()
    let broken = Observable<Int>
      .create { [left, right] observer in
        observer.onError(Storm())
        living.record(left.living + right.living)
        return Disposables.create()
      }

    _ = Observable.merge(left, right, broken).subscribe(log.observer())

    #expect(log.values == ["error(storm)"], "The third source failed inside `subscribe`.")
    #expect(
      living.values == [0],
      """
      The observer has heard the end, and of the two sources before the third some are still \
      subscribed (\(living.values)), because the third is still being subscribed. That may never \
      return, and the token does not know the group yet.
      """
    )
  }

  @Test func `any number of sources, in an array or another collection`() {
    _ = Observable<Int>.merge([]).subscribe(log.observer())
    #expect(log.values == ["completed"], "Without sources there is nothing to wait for.")

    let many = Log()
    _ = Observable.merge([.just(1), .just(2), .just(3)]).subscribe(many.observer())
    _ = Observable.merge([.just(1), .just(2)][1...]).subscribe(many.observer())
    #expect(
      many.values == ["next(1)", "next(2)", "next(3)", "completed", "next(2)", "completed"],
      "Subscribed from left to right."
    )

    let count = Recorder<Int>()
    _ = Observable.merge((0..<10_000).map { .just($0) })
      .subscribe(onNext: { count.record($0) })
    #expect(count.values.count == 10_000, "Ten thousand sources work like two.")
  }

  @Test func `two threads send, and the observer hears one event at a time`() {
    expectOneAtATime(hears: ["1 2 completed", "2 1 completed"]) { .merge($0, $1) }
  }

  @Test func `the last two sources complete on two threads, and one end is heard`() {
    expectOneAtATime([.completed], [.completed], hears: ["completed"]) { .merge($0, $1) }
  }

  @Test func `two threads fail, and one end is heard`() {
    let failed = [Event<Int>.error(Storm())]
    expectOneAtATime(
      [.next(1)] + failed,
      [.next(2)] + failed,
      hears: ["1 2 error(storm)", "2 1 error(storm)", "1 error(storm)", "2 error(storm)"]
    ) {
      .merge($0, $1)
    }
  }

  @Test func `the completion waits while another thread calls the observer`() {
    expectTheCompletionWaits(hears: "1 completed") { .merge($0, $1) }
  }

  @Test func `one thread fails, another one sends and completes`() {
    expectOneAtATime(
      [.error(Storm())],
      [.next(2), .completed],
      hears: ["2 error(storm)", "error(storm)"]
    ) {
      .merge($0, $1)
    }
  }

  @Test func `a source may end while another one is being subscribed`() {
    expectNothingIsLost(
      sending: [.next(1), .completed],
      next: [.next(2), .completed],
      hears: ["1 2 completed"]
    ) {
      .merge($0, $1)
    }
    expectNothingIsLost(sending: [.error(Storm())], hears: ["error(storm)"]) { .merge($0, $1) }
  }

  @Test func `one thread disposes while another one sends and ends`() {
    expectNothingIsLeft(sending: [.next(1), .completed], [.completed]) { .merge($0, $1) }
    expectNothingIsLeft(sending: [.next(1), .error(Storm())]) { .merge($0, $1) }
  }

  @Test func `the observer may make another source send`() {
    let returned = onThreads(1) { [left, right, log] _ in
      let token = Observable.merge(left, right)
        .subscribe { (event: Event<Int>) in
          log.record("\(event)")
          if event.element == 1 { right.send(.next(2)) }
        }
      left.send(.next(1), .next(3))
      token.dispose()
    }

    #expect(returned, "The thread waits for itself, for a lock that it holds: a deadlock.")
    #expect(
      log.values == ["next(1)", "next(2)", "next(3)"],
      "The observer answers 1 with 2, on its own thread, and hears it at once."
    )
  }

  @Test func `what the observer makes a source send is heard at once`() {
    expectHeardAtOnce(answering: [.next(2)], [.next(3)], hears: ["2", "3"]) { .merge($0, $1) }
    expectHeardAtOnce(answering: [], [.error(Storm())], hears: ["error(storm)"]) { .merge($0, $1) }
  }

  @Test(arguments: ["another source fails", "it completes"])
  func `disposing the sources does not block the others`(moment: String) {
    inEveryInterleaving(
      """
      A source is disposed because \(moment). That calls somebody else's code, which may wait for a \
      thread that is sending something here: don't hold a lock meanwhile.
      """
    ) { race in
      let (left, third, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      // The second source and the third use a device that only one thread at a time may touch.
      let device = Lock(())
      func useDevice(_ body: () -> Void) {
        race.step("needs the device")
        device.withLock(file: "", line: 0) { _ in body() }
      }
      let radio = HandSource<Int>()
      radio.whenDisposed = { useDevice { race.step("turns it off") } }
      let token = Observable.merge(left, radio, third).subscribe(log.observer())
      if moment == "it completes" {
        race.thread("the second source") { radio.send(.completed) }
      } else {
        race.thread("the first source") { left.send(.error(Storm())) }
      }
      race.thread("the third source") { useDevice { third.send(.next(3)) } }
      race.atEnd {
        radio.whenDisposed = {}
        token.dispose()
        return radio.living == 0
          ? nil : "The second source has not been disposed, though \(moment)."
      }
    }
  }

  @Test func `a thread may send while another one is subscribing`() {
    inEveryInterleaving(
      """
      Subscribing to a source calls somebody else's code, which may wait for a thread that is \
      sending something here: don't hold a lock meanwhile.
      """
    ) { race in
      let (left, right, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      // The second source uses a device that only one thread at a time may touch.
      let device = Lock(())
      func useDevice(_ body: () -> Void) {
        race.step("needs the device")
        device.withLock(file: "", line: 0) { _ in body() }
      }
      let radio = Observable<Int>
        .create { observer in
          useDevice { race.step("turns it on") }
          return right.subscribe(observer)
        }
      race.thread("the subscriber") {
        _ = Observable.merge(left, radio).subscribe(log.observer())
      }
      race.thread("the first source") { useDevice { left.send(.next(1)) } }
      race.atEnd {
        right.send(.next(2))
        return log.values.last == "next(2)" ? nil : "The observer has not heard the second source."
      }
    }
  }

  @Test func `an observer that has disposed does not hear an end that was on its way`() {
    expectNoEndAfterDisposal(hears: ["1", "error(storm)"]) { .merge($0, $1) }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after an end, the last source is disposed while no lock is held`(end: Event<Int>) throws {
    let outcomes = Recorder<Bool>()
    right.whenDisposed = { [left] in outcomes.record(anotherThreadCan { left.send(.next(3)) }) }
    let token = Observable.merge(left, right).subscribe(log.observer())
    left.send(.completed)
    right.send(end)
    try #require(!outcomes.values.isEmpty, "The last source sent \(end), and was not disposed.")

    #expect(
      outcomes.values == [true],
      """
      The last source sent \(end) and was disposed. While that went on, another thread made the first one \
      send, which nobody hears any more. That must not have to wait: if it does, the lock is held while a \
      source is disposed.
      """
    )
    #expect(log.values == ["\(end)"], "What the first source sends after its end is too late.")
    token.dispose()
  }

  @Test func `a subclass may listen to sources one by one`() {
    let third = HandSource<Int>()
    let sources = [noted("left", left, in: log), noted("right", right, in: log), third]
    let token = OneByOne(sources, expecting: 2, log: log).subscribe(log.observer())

    left.send(.next(1), .completed)
    #expect(
      log.values == [
        "left subscribed", "next(1)", "a source has completed", "left disposed", "let go",
        "right subscribed",
      ],
      """
      Two sources were expected, and one has completed: the subclass hears that, `letGo` disposes the \
      source, and the result goes on. What happened: \(log.values).
      """
    )
    right.send(.next(2), .completed)
    #expect(
      log.values.dropFirst(6).prefix(3) == ["next(2)", "a source has completed", "completed"],
      "Both sources that were expected have completed. What happened: \(log.values)."
    )
    #expect(
      third.subscriptions.isEmpty,
      "The result had ended, and `listen(to:)` subscribed to another source."
    )
    token.dispose()
  }

  @Test func `a source that has completed leaves the group`() {
    let sources = (1...4).map { _ in HandSource<Int>() }
    let sizes = Recorder<Int>()
    let token = OneByOne(sources, expecting: 4, log: log, sizes: sizes).subscribe(log.observer())
    for source in sources.dropLast() { source.send(.completed) }

    #expect(
      Set(sizes.values).count == 1,
      """
      Three sources have come and completed, one after the other, while the result went on. After each of \
      them, this was the number of subscriptions in the group: \(sizes.values). It must not grow.
      """
    )
    token.dispose()
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token = Observable.merge(left, right)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    left.send(.error(Storm()))
    left.forgetObservers()
    right.forgetObservers()

    #expect(lifetimes.alive == 0, "The sequence has ended, and its observer is still kept.")
    token.dispose()
  }
}

/// Merges sources of which only one is listened to at a time.
private final class OneByOne: Producer<Int> {
  private let sources: [Observable<Int>]
  private let expected: Int
  private let log: Log
  private let sizes: Recorder<Int>?

  init(
    _ sources: [Observable<Int>],
    expecting expected: Int,
    log: Log,
    sizes: Recorder<Int>? = nil
  ) {
    self.sources = sources
    self.expected = expected
    self.log = log
    self.sizes = sizes
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    let sink = OneByOneSink(
      sources,
      log: log,
      sizes: sizes,
      observer: observer,
      cancel: cancel
    )
    sink.expect(expected)
    sink.listenToNext()
    return (sink, sink.group)
  }
}

private final class OneByOneSink<Observer: ObserverType>: MergeSink<Observer>
where Observer.Element == Int {
  private var waiting: [Observable<Int>]
  private let log: Log
  private let sizes: Recorder<Int>?

  init(
    _ sources: [Observable<Int>],
    log: Log,
    sizes: Recorder<Int>?,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    waiting = sources
    self.log = log
    self.sizes = sizes
    super.init(observer: observer, cancel: cancel)
  }

  func listenToNext() {
    if !waiting.isEmpty { listen(to: waiting.removeFirst()) }
  }

  override func sourceCompleted(_ letGo: () -> Void) {
    log.record("a source has completed")
    super
      .sourceCompleted {
        letGo()
        log.record("let go")
        sizes?.record(group.count)
      }
    listenToNext()
  }

  override func tellEnd(_ error: Swift.Error?) {
    super.tellEnd(error)
    // The end has been decided, and the sink is not disposed yet.
    listenToNext()
  }
}
