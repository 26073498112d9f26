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

@Suite struct `8.6 withLatestFrom` {
  private let taps = HandSource<Int>()
  private let text = HandSource<Int>()
  private let log = Log()

  private func join() -> Disposable {
    taps.withLatestFrom(text) { "\($0)\($1)" }.subscribe(log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.6",
      operators: ["a.withLatestFrom(b)": { $0.a.withLatestFrom($0.b) { $0 * 10 + $1 } }]
    )
  }

  @Test func `only the source triggers it`() {
    let token = join()

    text.send(.next(7), .next(8))
    #expect(log.values.isEmpty, "An element of the second source triggers nothing.")
    taps.send(.next(1), .next(2))

    #expect(log.values == ["next(18)", "next(28)"], "Each with the newest element of the second.")
    token.dispose()
    #expect(taps.living == 0 && text.living == 0, "`dispose()` has to reach both.")
  }

  @Test func `an element that comes before there is anything to join it with is dropped`() {
    let token = join()

    taps.send(.next(1))
    text.send(.next(7))
    taps.send(.next(2))

    #expect(log.values == ["next(27)"], "1 came before any text, and was not kept.")
    token.dispose()
  }

  @Test func `it ends with the source`() {
    let token = join()

    text.send(.next(7))
    taps.send(.next(1), .completed)

    #expect(
      log.values == ["next(17)", "completed"],
      "The taps are over, so nothing more can come."
    )
    #expect(text.living == 0, "The second is not needed any more: dispose it.")
    token.dispose()
  }

  @Test func `the last element of the second outlives it`() {
    let token = join()

    text.send(.next(7), .completed)
    #expect(text.living == 0, "The second has ended: dispose it.")
    taps.send(.next(1), .next(2))

    #expect(log.values == ["next(17)", "next(27)"], "7 is still the latest.")
    token.dispose()
  }

  @Test func `an error of either ends the result`() {
    var token = join()
    text.send(.error(Storm()))
    #expect(log.values == ["error(storm)"], "An error of the second is an error of the result.")
    #expect(taps.living == 0, "Nobody hears the source any more: dispose it.")
    token.dispose()

    token = join()
    taps.send(.error(Storm()))
    #expect(log.values == ["error(storm)", "error(storm)"], "So is an error of the source.")
    #expect(text.living == 0, "The second is not needed any more.")
    token.dispose()
  }

  @Test func `a selector that throws ends the result`() {
    let token =
      taps.withLatestFrom(text) { tap, text in
        if tap == text { throw Storm() }
        return tap + text
      }
      .subscribe(log.observer())

    text.send(.next(7))
    taps.send(.next(1), .next(7), .next(2))

    #expect(
      log.values == ["next(8)", "error(storm)"],
      "What it throws is the error of the result."
    )
    #expect(taps.living == 0 && text.living == 0, "No observer is left: dispose both.")
    token.dispose()
  }

  @Test func `the second is subscribed first`() {
    let token = noted("taps", taps, in: log)
      .withLatestFrom(noted("text", text, in: log))
      .subscribe(log.observer())
    token.dispose()

    #expect(
      log.values == ["text subscribed", "taps subscribed", "taps disposed", "text disposed"],
      "The other way round, a source that sends at once would find nothing to join with."
    )
    let atOnce = Log()
    _ = Observable.just(1).withLatestFrom(Observable.just(7)).subscribe(atOnce.observer())
    #expect(atOnce.values == ["next(7)", "completed"], "7 was there when 1 came.")
    let itself = Log()
    _ = taps.withLatestFrom(taps).subscribe(itself.observer())
    taps.send(.next(1), .next(2))
    #expect(
      itself.values == ["next(1)", "next(2)"],
      "A source joined with itself finds its newest element there already."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.withLatestFrom(Observable.just(0)) { first, _ in first } }
    expectOneEnd(at: .error(Storm()), "error(storm)") { Observable<Int>.never().withLatestFrom($0) }
  }

  @Test func `its selector is freed`() {
    expectLetsGoOfItsClosures { source, probe in
      source.withLatestFrom(Observable.just(0)) { first, _ in
        probe.touch()
        return first
      }
    }
  }

  @Test func `two threads send, and the observer hears one event at a time`() {
    expectOneAtATime(before: [.next(0)], hears: ["10 completed", "12 completed"]) {
      $0.withLatestFrom($1) { "\($0)\($1)" }
    }
    expectOneAtATime(
      [.next(1), .error(Storm())],
      [.error(Storm())],
      before: [.next(0)],
      hears: ["10 error(storm)", "error(storm)"]
    ) {
      $0.withLatestFrom($1) { "\($0)\($1)" }
    }
  }

  @Test func `a subclass hears one of the two sources at a time`() {
    expectOneAtATimeInside(source: .next(1), other: .next(2))
    expectOneAtATimeInside(source: .completed, other: .next(2))
    expectOneAtATimeInside(source: .next(1), other: .completed)
  }

  private func expectOneAtATimeInside(
    source: Event<Int>,
    other: Event<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    inEveryInterleaving(
      "The state of a subclass has no lock of its own: it relies on `TwoSourceSink`.",
      sourceLocation: sourceLocation
    ) { race in
      let (left, right) = (HandSource<Int>(), HandSource<Int>())
      let token = Both(left.asObservable(), right.asObservable(), race).subscribe(log.observer())
      race.thread("one source") { left.send(source) }
      race.thread("the other source") { right.send(other) }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
  }

  @Test func `an element that has waited for its turn is not joined after the end`() {
    inEveryInterleaving(
      "An end may come while an element waits for its turn. Then that element must not be joined."
    ) { race in
      let (left, right, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      let token =
        left
        .withLatestFrom(right) { element, _ in
          if let end = log.values.last {
            race.complain("The observer has heard \(end), and then the closure was called.")
          }
          return element
        }
        .subscribe { (event: Event<Int>) in
          if event.element == nil { log.record("\(event)") }
        }
      right.send(.next(0))
      race.thread("the source") { left.send(.next(1)) }
      race.thread("the other source") { right.send(.error(Storm())) }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
  }

  @Test func `an observer that has disposed does not hear an end that was on its way`() {
    expectNoEndAfterDisposal(before: [.next(0)], hears: ["10", "error(storm)"]) {
      $0.withLatestFrom($1) { "\($0)\($1)" }
    }
  }

  @Test func `nothing is joined after the end`() {
    let calls = Recorder<Int>()
    let token =
      taps.withLatestFrom(text) { tap, _ in
        calls.record(tap)
        return tap
      }
      .subscribe(log.observer())

    text.send(.next(7), .error(Storm()))
    taps.send(.next(1))

    #expect(
      calls.values.isEmpty,
      "The result had failed. Then the source sent 1, and the closure was called with it."
    )
    token.dispose()
  }

  @Test func `the observer may make either source send`() {
    let returned = onThreads(1) { [taps, text, log] _ in
      let token = taps.withLatestFrom(text) { "\($0)\($1)" }
        .subscribe { (event: Event<String>) in
          log.record("\(event)")
          if log.values.count == 1 {
            text.send(.next(8))
            taps.send(.next(2))
          }
        }
      text.send(.next(7))
      taps.send(.next(1))
      token.dispose()
    }

    #expect(returned, "The thread waits for itself, for a lock that it holds: a deadlock.")
    #expect(
      log.values == ["next(17)", "next(28)"],
      "While it handled 17, the observer made both send: 8, and then 2. It heard \(log.values)."
    )
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token = taps.withLatestFrom(text)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    taps.send(.completed)
    taps.forgetObservers()
    text.forgetObservers()

    #expect(lifetimes.alive == 0, "The sequence has ended, and its observer is still kept.")
    token.dispose()
  }
}

/// An operator that hears two sources, and sends nothing.
private final class Both: Producer<Int> {
  private let left: Observable<Int>
  private let right: Observable<Int>
  private let race: Scenario

  init(_ left: Observable<Int>, _ right: Observable<Int>, _ race: Scenario) {
    self.left = left
    self.right = right
    self.race = race
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    let sink = BothSink(race, observer: observer, cancel: cancel)
    sink.subscribe(toOther: right)
    sink.subscribe(to: left)
    return (sink, sink.both)
  }
}

private final class BothSink<Observer: ObserverType>: TwoSourceSink<Int, Int, Observer>
where Observer.Element == Int {
  private let race: Scenario
  private let complaint = "Two threads are in the subclass at the same time."

  init(_ race: Scenario, observer: Observer, cancel: SinkDisposer) {
    self.race = race
    super.init(observer: observer, cancel: cancel)
  }

  override func sourceSent(_ element: Int) {
    race.alone("hears the source", else: complaint)
  }

  override func otherSent(_ element: Int) {
    race.alone("hears the other source", else: complaint)
  }

  override func sourceCompleted() {
    race.alone("hears that the source has completed", else: complaint)
    super.sourceCompleted()
  }

  override func otherCompleted() {
    race.alone("hears that the other source has completed", else: complaint)
    super.otherCompleted()
  }
}
