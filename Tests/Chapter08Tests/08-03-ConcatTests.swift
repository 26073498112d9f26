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

@Suite struct `8.3 concat` {
  private let first = HandSource<Int>()
  private let second = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.3",
      operators: ["a.concat(b)": { $0.a.concat($0.b) }]
    )
  }

  @Test func `the second begins when the first has completed`() {
    let token = first.concat(second).subscribe(log.observer())

    first.send(.next(1))
    #expect(second.subscriptions.isEmpty, "The second must wait until the first has completed.")
    first.send(.completed)
    #expect(second.living == 1, "The first has completed: now it is the turn of the second.")
    second.send(.next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The end of the first does not end the result; the end of the last does."
    )
    token.dispose()
  }

  @Test func `an error of the first ends the result`() {
    _ = first.concat(second).subscribe(log.observer())

    first.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "An error is an end. There is no next source."
    )
    #expect(second.subscriptions.isEmpty, "The second is never subscribed.")
    #expect(first.living == 0, "The first has failed: dispose it.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    // The first is disposed when it has completed, and the end is the end of the second.
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.concat(Observable.empty()) }
    expectKeepsTheRules { Observable.empty().concat($0) }
  }

  @Test func `a source is disposed before the next is subscribed`() {
    let token = noted("first", first, in: log)
      .concat(noted("second", second, in: log))
      .subscribe(log.observer())
    first.send(.completed)
    second.send(.completed)
    token.dispose()

    #expect(
      log.values == [
        "first subscribed", "first disposed", "second subscribed", "completed", "second disposed",
      ],
      """
      Two sources that use the same microphone must not hold it at once. The end is as with every \
      operator: first the observer hears it, and then the last source is disposed.
      """
    )
  }

  @Test func `dispose ends the current source`() {
    let token = first.concat(second).subscribe(log.observer())
    first.send(.completed)

    token.dispose()
    second.send(.next(2))

    #expect(second.living == 0, "The second source was subscribed, and is still there.")
    #expect(log.values.isEmpty, "After `dispose()` the observer hears nothing.")
  }

  @Test func `after an end no other source is taken`() {
    for last in [Event<Int>?.none, .error(Storm())] {
      let (first, asked) = (HandSource<Int>(), Recorder<Int>())
      let sources = (1...3).lazy
        .map { number -> Observable<Int> in
          asked.record(number)
          return number == 1 ? first : .never()
        }
      let token = Observable.concat(sources).subscribe { _ in }
      if let last { first.send(last) } else { token.dispose() }
      let before = asked.values

      first.send(.completed)

      #expect(
        asked.values == before,
        """
        The result was over, since \(last == nil ? "it was disposed" : "the first source failed"). \
        The first source still sent a completion, and another source was taken.
        """
      )
      token.dispose()
    }
  }

  @Test func `after an error no other source is taken, even while it is heard`() {
    let asked = Recorder<Int>()
    let sources = (1...3).lazy
      .map { [first] number -> Observable<Int> in
        asked.record(number)
        return number == 1 ? first : .never()
      }
    let token = Observable.concat(sources)
      .subscribe { [first] (event: Event<Int>) in
        if event.isStopEvent { first.send(.completed) }
      }

    first.send(.error(Storm()))

    #expect(
      asked.values == [1],
      """
      The first source failed, and sent a completion while the observer was hearing the error. The \
      result was over, and these sources were taken: \(asked.values).
      """
    )
    token.dispose()
  }

  @Test func `no other source is taken if it is disposed while one is being subscribed`() {
    let (token, asked) = (SingleAssignmentDisposable(), Recorder<Int>())
    // Completes inside `subscribe`; before that returns, the subscriber disposes.
    let last = Observable<Int>
      .create { observer in
        observer.onCompleted()
        token.dispose()
        return Disposables.create()
      }
    let sources = (1...3).lazy
      .map { [first] number -> Observable<Int> in
        asked.record(number)
        return number == 1 ? first : number == 2 ? last : .never()
      }
    token.setDisposable(Observable.concat(sources).subscribe(log.observer()))

    first.send(.completed)

    #expect(
      asked.values == [1, 2],
      """
      The second source completed inside `subscribe`, and then the result was disposed, before \
      `subscribe` had returned. No other source may be taken. These were: \(asked.values).
      """
    )
    #expect(log.values.isEmpty, "It was disposed, and the observer heard \(log.values).")
  }

  @Test func `a subclass says how it subscribes, and what comes after the last source`() {
    let token = Announced([first, second], log: log).subscribe(log.observer())

    first.send(.next(1), .completed)
    second.send(.next(2), .completed)

    #expect(
      log.values == [
        "a source has its turn", "next(1)", "a source has its turn", "next(2)", "no more sources",
        "completed",
      ],
      """
      `retry` will override `subscription(to:)` and `sourcesRanOut()`: the first is called for each \
      source, the second when there are no more. What happened: \(log.values).
      """
    )
    token.dispose()

    let late = Log()
    Announced([first, second], log: late).subscribe(late.observer()).dispose()
    first.send(.completed)
    #expect(
      late.values == ["a source has its turn"],
      """
      It was disposed, and then the first source completed. There is nothing more to do. What \
      happened: \(late.values).
      """
    )
  }

  @Test func `dispose ends even a source that is still being subscribed`() {
    let resource = CountingDisposable()
    let chatty = Observable<Int>
      .create { observer in
        observer.onNext(2)
        return resource
      }
    var token: Disposable?
    token = first.concat(chatty)
      .subscribe { (event: Event<Int>) in
        log.record("\(event)")
        token?.dispose()
      }

    first.send(.completed)

    #expect(log.values == ["next(2)"], "The observer disposed at 2, and hears nothing more.")
    #expect(
      resource.disposals == 1,
      "The observer disposed while the second source was being subscribed, and it is still there."
    )
  }

  @Test func `any number of sources, in an array or another sequence`() {
    _ = Observable.concat(.just(1), .just(2), .just(3)).subscribe(log.observer())
    _ = Observable.concat([.just(4), .just(5)][1...]).subscribe(log.observer())
    _ = Observable<Int>.concat([]).subscribe(log.observer())

    #expect(
      log.values == [
        "next(1)", "next(2)", "next(3)", "completed", "next(5)", "completed", "completed",
      ],
      "One after another; without sources, only the end."
    )
    let chain = Log()
    let one = Observable.just(1).concat(Observable.just(2))
    _ = one.concat(Observable.just(3)).subscribe(chain.observer())
    _ = one.subscribe(chain.observer())
    #expect(
      chain.values == [
        "next(1)", "next(2)", "next(3)", "completed", "next(1)", "next(2)", "completed",
      ],
      "The chain goes on to the third source, and the chain that it was made from still has two."
    )
  }

  @Test func `a long chain needs no more stack than a short one`() {
    var chain: Observable<Int> = first
    for number in 1..<100_000 { chain = chain.concat(Observable.just(number)) }
    let half = chain

    let token = chain.subscribe(log.observer())
    first.send(.next(0))
    token.dispose()
    // Frees twice: down to a link that is still held, and all the way.
    chain = half.concat(Observable.just(0))
    chain = .never()

    #expect(log.values == ["next(0)"], "The first source comes first, however long the chain.")
    #expect(first.living == 0, "`dispose()` has to reach it.")
  }

  @Test func `it takes a source only when its turn has come`() {
    let asked = Recorder<Int>()
    let endless = sequence(first: 1) { $0 + 1 }
      .lazy
      .map { number in
        asked.record(number)
        return Observable.of(number)
      }

    _ = Observable.concat(endless).take(3).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "The sequence is endless, and three elements were taken."
    )
    #expect(asked.values.count <= 4, "Only the next source is needed, and it took \(asked.values).")
  }

  @Test func `while a source has its turn, the next one is not taken`() {
    let asked = Recorder<Int>()
    let sources = [first, second].enumerated().lazy
      .map { number, source in
        asked.record(number + 1)
        return source.asObservable()
      }

    let token = Observable.concat(sources).subscribe(log.observer())
    #expect(
      asked.values == [1],
      "The first source has not completed, and these were taken: \(asked.values)."
    )
    first.send(.completed)
    #expect(
      asked.values == [1, 2],
      "The first source has completed, so the second has its turn. It took \(asked.values)."
    )
    token.dispose()
  }

  @Test func `sources that end inside subscribe do not pile up on the stack`() {
    // Each source notes how deep the stack is: the address of a variable on it.
    let addresses = Recorder<Int>()
    let source = Observable<Int>
      .create { observer in
        var here = 0
        withUnsafePointer(to: &here) { addresses.record(Int(bitPattern: $0)) }
        observer.onCompleted()
        return Disposables.create()
      }

    _ = Observable.concat(Array(repeating: source, count: 30)).subscribe(log.observer())

    #expect(log.values == ["completed"], "Thirty empty sources, one end.")
    #expect(addresses.values.count == 30, "All thirty have their turn.")
    let growth = (addresses.values.first ?? 0) - (addresses.values.last ?? 0)
    let isFlat = abs(growth) < 2_000
    #expect(
      isFlat,
      """
      The thirtieth source is \(growth) bytes deeper on the stack than the first: each was \
      subscribed inside the end of the one before. A few thousand of them overflow the stack.
      """
    )
    guard isFlat else { return }
    let count = Recorder<Int>()
    _ = Observable.concat(Array(repeating: .just(1), count: 100_000))
      .subscribe(onNext: { count.record($0) })
    #expect(count.values.count == 100_000, "A hundred thousand sources, on the same stack.")
  }

  @Test func `no thread waits if a source ends on another thread before subscribe returns`() {
    let returned = Recorder<Bool>()
    let elsewhere = Observable<Int>
      .create { observer in
        returned.record(anotherThreadCan { observer.onCompleted() })
        return Disposables.create()
      }

    _ = Observable.concat(elsewhere, elsewhere, .just(3)).subscribe(log.observer())

    #expect(
      returned.values == [true, true],
      """
      The thread that brought the end was blocked while the first thread was subscribing. It need \
      not wait: the first thread can move on for both.
      """
    )
    #expect(log.values == ["next(3)", "completed"], "Each source had its turn, and only one.")
  }

  @Test func `a source may end on another thread, at any moment`() {
    inEveryInterleaving(
      """
      The end of a source asks for a move. If another thread is moving at that moment, one of the two \
      has to make this move as well, and only one.
      """
    ) { race in
      let two = TwoSources<Int>(in: race)
      race.thread("the subscriber") { two.subscribe(to: .concat(two.left, two.right, .just(3))) }
      // Nobody would hear it before.
      var mustSend = true
      race.thread("the first source") {
        mustSend = two.left.subscriptions.isEmpty
        if !mustSend { two.left.send(.completed) }
      }
      race.always {
        two.left.living + two.right.living > 1 ? "Two sources are subscribed at once." : nil
      }
      race.atEnd {
        if mustSend { two.left.send(.completed) }
        two.right.send(.next(2), .completed)
        return two.complaint(unless: ["2 3 completed"]) ?? two.complaint()
      }
    }
  }

  @Test func `sources may end one after another, on two threads`() {
    inEveryInterleaving(
      """
      The second source may end on one thread while another thread, which brought the end of the \
      first, is still subscribing to it. That move must not be lost, and not be made twice.
      """
    ) { race in
      let two = TwoSources<Int>(in: race)
      two.subscribe(to: .concat(two.left, two.right, .just(3)))
      race.thread("the first source") { two.left.send(.completed) }
      // Nobody would hear it before.
      var mustSend = true
      race.thread("the second source") {
        mustSend = two.right.subscriptions.isEmpty
        if !mustSend { two.right.send(.completed) }
      }
      race.atEnd {
        if mustSend { two.right.send(.completed) }
        return two.complaint(unless: ["3 completed"]) ?? two.complaint()
      }
    }
  }

  @Test func `a thread that brings an end may hold what the next source needs`() {
    inEveryInterleaving(
      """
      The first source ends on a thread that holds a device, and the second needs that device to be \
      subscribed. So the thread that moves on may have to wait in the middle of it. If the other \
      thread moves on meanwhile, a source is skipped; if it waits, too, no thread ever moves.
      """
    ) { race in
      let two = TwoSources<Int>(in: race)
      let device = RecursiveLock()
      let second = Observable<Int>
        .create { observer in
          device.withLock(file: "", line: 0) { two.right.subscribe(observer) }
        }
      race.thread("the subscriber") { two.subscribe(to: .concat(two.left, second, .just(3))) }
      // Nobody would hear it before.
      var mustSend = true
      race.thread("the first source") {
        mustSend = two.left.subscriptions.isEmpty
        guard !mustSend else { return }
        device.withLock(file: "", line: 0) { two.left.send(.completed) }
      }
      race.atEnd {
        if mustSend { two.left.send(.completed) }
        two.right.send(.next(2), .completed)
        return two.complaint(unless: ["2 3 completed"]) ?? two.complaint()
      }
    }
  }

  @Test func `one thread disposes while another one moves on`() {
    expectNothingIsLeft(sending: [.next(1), .completed], [.next(2), .completed]) { $0.concat($1) }
    expectNothingIsLeft(sending: [.error(Storm())]) { $0.concat($1) }
  }
}

/// Sources one after another, as `concat` has them, with a sink that tells what it does.
private final class Announced: Producer<Int> {
  private let sources: [Observable<Int>]
  private let log: Log

  init(_ sources: [Observable<Int>], log: Log) {
    self.sources = sources
    self.log = log
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    let sink = AnnouncedSink(sources, log: log, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

private final class AnnouncedSink<
  Observer: ObserverType
>: SequentialSink<[Observable<Int>], Observer> where Observer.Element == Int {
  private let log: Log

  init(_ sources: [Observable<Int>], log: Log, observer: Observer, cancel: SinkDisposer) {
    self.log = log
    super.init(sources, observer: observer, cancel: cancel)
  }

  override func subscription(to source: Observable<Int>) -> Disposable {
    log.record("a source has its turn")
    return super.subscription(to: source)
  }

  override func sourcesRanOut() {
    log.record("no more sources")
    super.sourcesRanOut()
  }

  override func onCompleted() {
    moveToNext()
  }
}
