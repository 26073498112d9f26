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
      log.values.prefix(2) == ["text subscribed", "taps subscribed"],
      "The other way round, a source that sends at once would find nothing to join with."
    )
    #expect(
      log.values.dropFirst(2).sorted() == ["taps disposed", "text disposed"],
      "`dispose()` ends both subscriptions, in either order."
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

  @Test func `the other source may end inside subscribe`() {
    let over = SendsInside(.next(7), .completed)
    let token = taps.withLatestFrom(over) { "\($0)\($1)" }.subscribe(log.observer())
    #expect(
      over.token.disposals == 1,
      """
      The other source completed inside `subscribe`, before there was a token. It has to be disposed as \
      soon as there is one, and was disposed \(over.token.disposals) times.
      """
    )
    taps.send(.next(1))
    token.dispose()
    #expect(
      log.values == ["next(17)"],
      "The other source sent 7 inside `subscribe`, and completed. The observer heard \(log.values)."
    )

    let (broken, other) = (SendsInside(.error(Storm())), Log())
    let late = taps.withLatestFrom(broken).subscribe(other.observer())
    #expect(
      other.values == ["error(storm)"],
      "The other source failed inside `subscribe`. The observer heard \(other.values)."
    )
    #expect(broken.token.disposals == 1, "The other source has failed, and was not disposed.")
    #expect(taps.living == 0, "The result has ended, and the source is subscribed.")
    late.dispose()
  }

  @Test func `an optional may be nil and still be the latest`() {
    let maybe = HandSource<Int?>()
    let token = taps.withLatestFrom(maybe) { "\($0)\($1 ?? 0)" }.subscribe(log.observer())

    maybe.send(.next(7), .next(nil))
    taps.send(.next(1))

    #expect(
      log.values == ["next(10)"],
      "`nil` is an element like any other, here the latest. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `an end is heard before either source is disposed`() {
    let failed = [Event<Int>.error(Storm())]
    for ends in [([.completed], []), (failed, []), ([], failed)] as [([Event<Int>], [Event<Int>])] {
      expectHeardBeforeFreed(ends.0, ends.1) { $0.withLatestFrom($1) }
    }
    // The closure throws.
    expectHeardBeforeFreed([.next(1)], [.next(2)]) {
      $1.withLatestFrom($0) { _, _ throws -> Int in throw Storm() }
    }
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
    let heard = ["error(storm)", "2 error(storm)"]
    expectOneAtATime([.error(Storm())], [.next(2)], hears: heard) { Both($0, $1) }
    expectOneAtATime([.error(Storm())], [.next(2)], hears: heard) { Both($1, $0) }
  }

  @Test func `a source may send and end while the other one is being subscribed`() {
    expectNothingIsLost(
      sending: [.next(7), .completed],
      next: [.next(1), .completed],
      hears: ["7 completed"]
    ) {
      $1.withLatestFrom($0)
    }
    expectNothingIsLost(sending: [.error(Storm())], hears: ["error(storm)"]) {
      $1.withLatestFrom($0)
    }
    expectNothingIsLost(sending: [.completed], hears: ["completed"]) { $0.withLatestFrom($1) }
  }

  @Test func `one thread disposes while another one sends and ends`() {
    expectNothingIsLeft(sending: [.next(7)], [.next(1), .completed]) { $1.withLatestFrom($0) }
    expectNothingIsLeft(sending: [.next(7), .error(Storm())]) { $1.withLatestFrom($0) }
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
      let token = Both(left, right) { text in
        race.alone(text, else: "Two threads are in the subclass at the same time.")
      }
      .subscribe(log.observer())
      race.thread("one source") { left.send(source) }
      race.thread("the other source") { right.send(other) }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
  }

  @Test(arguments: ["the source fails", "the other source fails", "it is disposed"])
  func `a subclass hears nothing after the end`(end: String) {
    let (calls, left, right) = (Log(), HandSource<Int>(), HandSource<Int>())
    func sendMore() {
      left.send(.next(1), .completed)
      right.send(.next(2), .completed)
    }
    let token = Both(left, right, note: calls.record)
      .subscribe { (event: Event<Int>) in
        if event.isStopEvent { sendMore() }
      }
    switch end {
    case "the source fails": left.send(.error(Storm()))
    case "the other source fails": right.send(.error(Storm()))
    default: token.dispose()
    }
    sendMore()

    #expect(
      calls.values.isEmpty,
      """
      It is over, because \(end). Both sources sent more, also while the observer was hearing the end, \
      and the subclass was called: it \(calls.values.joined(separator: ", it ")).
      """
    )
    token.dispose()
  }

  @Test func `what the observer makes a source send is heard at once`() {
    expectHeardAtOnce(answering: [.next(2)], [.next(3)], hears: ["2", "3"]) { Both($0, $1) }
    expectHeardAtOnce(answering: [.next(2)], [.next(3)], hears: ["2", "3"]) { Both($1, $0) }
    for end in [Event<Int>.error(Storm()), .completed] {
      expectHeardAtOnce(answering: [], [end], hears: ["\(end)"]) { Both($1, $0) }
    }
    expectHeardAtOnce(answering: [], [.error(Storm())], hears: ["error(storm)"]) { Both($0, $1) }
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

/// An operator that passes on what two sources send, and tells what it hears.
private final class Both: Producer<Int> {
  private let left: Observable<Int>
  private let right: Observable<Int>
  private let note: (String) -> Void

  init(
    _ left: Observable<Int>,
    _ right: Observable<Int>,
    note: @escaping (String) -> Void = { _ in }
  ) {
    self.left = left
    self.right = right
    self.note = note
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Int {
    let sink = BothSink(note, observer: observer, cancel: cancel)
    sink.subscribe(toOther: right)
    sink.subscribe(to: left)
    return (sink, sink.both)
  }
}

private final class BothSink<Observer: ObserverType>: TwoSourceSink<Int, Int, Observer>
where Observer.Element == Int {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void, observer: Observer, cancel: SinkDisposer) {
    self.note = note
    super.init(observer: observer, cancel: cancel)
  }

  override func sourceSent(_ element: Int) {
    note("hears the source")
    forwardNext(element)
  }

  override func otherSent(_ element: Int) {
    note("hears the other source")
    forwardNext(element)
  }

  override func sourceCompleted() {
    note("hears that the source has completed")
    super.sourceCompleted()
  }

  override func otherCompleted() {
    note("hears that the other source has completed")
    super.otherCompleted()
  }
}
