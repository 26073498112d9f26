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

@Suite struct `8.11 ifEmpty(switchTo:)` {
  private let source = HandSource<Int>()
  private let other = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.11",
      operators: ["a.ifEmpty(switchTo: b)": { $0.a.ifEmpty(switchTo: $0.b) }]
    )
  }

  @Test func `after a source with elements the other one is not subscribed`() {
    let token = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "It was not empty.")
    #expect(other.subscriptions.isEmpty, "The other one was not needed: don't subscribe to it.")
    #expect(source.living == 0, "The result has ended, and a source is still subscribed.")
    token.dispose()
  }

  @Test func `after an empty source comes the other one`() {
    let token = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.completed)
    #expect(log.values.isEmpty, "The observer does not hear the end of the empty source.")
    #expect(other.living == 1, "Now it is the turn of the other one.")
    other.send(.next(1), .next(2), .completed)

    #expect(log.values == ["next(1)", "next(2)", "completed"], "All its events are passed on.")
    #expect(
      source.living == 0 && other.living == 0,
      "The result has ended, and a source is still subscribed."
    )
    token.dispose()
  }

  @Test func `the empty source stays subscribed until the end was heard`() {
    let token = source.ifEmpty(switchTo: other).subscribe(log.observer())
    source.send(.completed)
    #expect(
      source.living == 1 && other.living == 1,
      """
      The source was empty, and the other one is subscribed now. Both stay so until the end; of the \
      source \(source.living) and of the other one \(other.living) subscriptions are left.
      """
    )
    token.dispose()
    #expect(source.living == 0 && other.living == 0, "`dispose()` has to reach both.")

    for end in [Event<Int>.completed, .error(Storm())] {
      expectHeardBeforeFreed([.completed], [.next(1), end]) { $0.ifEmpty(switchTo: $1) }
      expectHeardBeforeFreed([.next(1), end], subscribed: ["the first"]) {
        $0.ifEmpty(switchTo: $1)
      }
    }
  }

  @Test func `a source that completes while its element is heard was not empty`() {
    let token = source.ifEmpty(switchTo: other)
      .subscribe { [source, log] (event: Event<Int>) in
        log.record("\(event)")
        if event.element == 1 { source.send(.completed) }
      }

    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "completed"],
      """
      While it was hearing 1, the observer made the source complete. There has been an element, so \
      that is the end. The observer heard \(log.values).
      """
    )
    #expect(other.subscriptions.isEmpty, "The other one was not needed: don't subscribe to it.")
    token.dispose()
  }

  @Test func `two empty sources make an empty result`() {
    _ = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.completed)
    other.send(.completed)

    #expect(
      log.values == ["completed"],
      "The other one was empty, too, and that is the result. The observer heard \(log.values)."
    )
    #expect(other.subscriptions.count == 1, "One subscription.")
    #expect(other.living == 0, "The result has ended, and a source is still subscribed.")
  }

  @Test func `another source that is empty inside subscribe is subscribed once`() {
    let subscriptions = Recorder<Int>()

    _ = source.ifEmpty(switchTo: empty(atMost: 3, noting: subscriptions)).subscribe(log.observer())
    source.send(.completed)

    #expect(
      subscriptions.values == [1],
      """
      The other one completed inside `subscribe`, and was taken for the first source: it was \
      subscribed \(subscriptions.values.count) times.
      """
    )
    #expect(
      log.values == ["completed"],
      "Both were empty, and that is the result. The observer heard \(log.values)."
    )
  }

  @Test func `a source that fails is not empty`() {
    _ = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.error(Storm()))

    #expect(
      log.values == ["error(storm)"],
      "The source has failed, and an error ends the result."
    )
    #expect(other.subscriptions.isEmpty, "The other one is not subscribed.")
    #expect(source.living == 0, "The result has ended, and a source is still subscribed.")
  }

  @Test func `an error of the other one ends the result`() {
    _ = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.completed)
    other.send(.next(1), .error(Storm()))

    #expect(log.values == ["next(1)", "error(storm)"], "All its events pass, errors too.")
    #expect(other.living == 0, "The result has ended, and a source is still subscribed.")
  }

  @Test func `dispose reaches the source that is subscribed`() {
    let early = source.ifEmpty(switchTo: other).subscribe(log.observer())
    early.dispose()
    #expect(source.living == 0, "The source was subscribed.")

    let late = source.ifEmpty(switchTo: other).subscribe(log.observer())
    source.send(.completed)
    late.dispose()
    other.send(.next(1))
    #expect(other.living == 0, "The other one was subscribed.")
    #expect(log.values.isEmpty, "After `dispose()` the observer hears nothing.")
  }

  @Test func `a source that was empty inside subscribe is disposed in the end`() {
    let empty = SendsInside(.completed)
    let token = empty.ifEmpty(switchTo: other).subscribe(log.observer())
    other.send(.next(1), .completed)

    #expect(
      empty.token.disposals == 1,
      """
      The source completed before `subscribe` had returned its token. After the end of the result it has to \
      be disposed like any other, and was disposed \(empty.token.disposals) times.
      """
    )
    token.dispose()
  }

  @Test func `sources may send inside subscribe`() {
    _ = Observable.empty().ifEmpty(switchTo: .of(1, 2)).subscribe(log.observer())
    _ = Observable.just(7).ifEmpty(switchTo: .of(1, 2)).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(7)", "completed"],
      "Everything comes inside `subscribe`, in order."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.ifEmpty(switchTo: empty(atMost: 3)) }
    expectKeepsTheRules { Observable.empty().ifEmpty(switchTo: $0) }
  }

  @Test func `one thread disposes while another one switches`() {
    expectNothingIsLeft(sending: [.completed], [.next(1)]) { $0.ifEmpty(switchTo: $1) }
  }

  @Test func `disposed while it switches, it leaves nothing subscribed`() {
    inEveryInterleaving(
      """
      The other source may be in the middle of being subscribed when `dispose()` comes: its token is \
      not there yet, and has to be disposed as soon as it is.
      """
    ) { race in
      let (source, log) = (HandSource<Int>(), Log())
      let other = Observable<Int>
        .create { _ in
          log.record("subscribed")
          race.step("the other source is subscribed")
          return Disposables.create {
            log.record("disposed")
            race.step("the other source is disposed")
          }
        }
      let token = source.ifEmpty(switchTo: other).subscribe { _ in }
      race.thread("the source") { source.send(.completed) }
      race.thread("the subscriber") {
        race.step("disposes")
        token.dispose()
      }
      race.atEnd {
        [[], ["subscribed", "disposed"]].contains(log.values)
          ? nil : "The subscription was disposed, and the other source is still subscribed."
      }
    }
  }

  @Test func `the source may turn out empty while it is being subscribed`() {
    expectNothingIsLost(
      sending: [.completed],
      next: [.next(2), .completed],
      hears: ["2 completed"]
    ) {
      $0.ifEmpty(switchTo: $1)
    }
  }
}

/// A source that completes inside `subscribe` a few times, and is silent after that.
///
/// A sink that subscribes to it again and again comes to an end.
private func empty(
  atMost most: Int,
  noting subscriptions: Recorder<Int> = Recorder()
) -> Observable<Int> {
  .create { observer in
    subscriptions.record(subscriptions.values.count + 1)
    if subscriptions.values.count <= most { observer.onCompleted() }
    return Disposables.create()
  }
}
