import ContractTesting
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
    #expect(second.subscriptions.isEmpty, "The first goes on; nobody asks for the second yet.")
    first.send(.completed)
    #expect(second.living == 1, "The first has completed: now it is the turn of the second.")
    second.send(.next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The end of the first is no end of the result; the end of the last one is."
    )
    token.dispose()
  }

  @Test func `an error of the first ends it all`() {
    _ = first.concat(second).subscribe(log.observer())

    first.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "An error is an end. There is no next source."
    )
    #expect(second.subscriptions.isEmpty, "The second is never asked.")
    #expect(first.living == 0, "The first is over and done with.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    // The first is let go of when it has completed, and the end is that of the second.
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.concat(Observable.empty()) }
    expectKeepsTheRules { Observable.empty().concat($0) }
  }

  @Test func `the one before is let go of before the next is subscribed`() {
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
      Two sources that use the same microphone must not hold it at once. At the end it is as with \
      every operator: first the observer hears of it, then the last source is cleared away.
      """
    )
  }

  @Test func `dispose ends the source whose turn it is`() {
    let token = first.concat(second).subscribe(log.observer())
    first.send(.completed)

    token.dispose()
    second.send(.next(2))

    #expect(second.living == 0, "The second was subscribed, and works for nobody.")
    #expect(log.values.isEmpty, "After `dispose()` the observer hears nothing.")
  }

  @Test func `dispose ends also a source that is just being subscribed to`() {
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

    #expect(log.values == ["next(2)"], "The observer has heard enough.")
    #expect(
      resource.disposals == 1,
      "The observer disposed while the second was being subscribed to, and it is still there."
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
      "One after the other; of no sources, the end alone."
    )
    let chain = Log()
    let one = Observable.just(1).concat(Observable.just(2))
    _ = one.concat(Observable.just(3)).subscribe(chain.observer())
    _ = one.subscribe(chain.observer())
    #expect(
      chain.values == [
        "next(1)", "next(2)", "next(3)", "completed", "next(1)", "next(2)", "completed",
      ],
      "A chain goes on with the third, and the chain of two that it was made of stays one of two."
    )
  }

  @Test func `a long chain needs no more of the stack than a short one`() {
    var chain: Observable<Int> = first
    for number in 1..<100_000 { chain = chain.concat(Observable.just(number)) }
    let half = chain

    let token = chain.subscribe(log.observer())
    first.send(.next(0))
    token.dispose()
    // Freed twice: down to a link that somebody holds, and all the way.
    chain = half.concat(Observable.just(0))
    chain = .never()

    #expect(log.values == ["next(0)"], "The first link has its turn first, however long the chain.")
    #expect(first.living == 0, "`dispose()` has to reach it.")
  }

  @Test func `it asks for a source when its turn has come`() {
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
      "The sequence is endless, and three were wanted."
    )
    #expect(asked.values.count <= 4, "Nobody needs more than the next one: \(asked.values).")
  }

  @Test func `sources that end inside subscribe do not pile up on the stack`() {
    // Each source notes how deep it stands: the address of a variable on the stack.
    let places = Recorder<Int>()
    let source = Observable<Int>
      .create { observer in
        var here = 0
        withUnsafePointer(to: &here) { places.record(Int(bitPattern: $0)) }
        observer.onCompleted()
        return Disposables.create()
      }

    _ = Observable.concat(Array(repeating: source, count: 30)).subscribe(log.observer())

    #expect(log.values == ["completed"], "Thirty empty sources, one end.")
    #expect(places.values.count == 30, "All thirty have their turn.")
    let growth = (places.values.first ?? 0) - (places.values.last ?? 0)
    let isFlat = abs(growth) < 2_000
    #expect(
      isFlat,
      """
      The thirtieth source stands \(growth) bytes deeper than the first: each was subscribed to \
      from within the end of the one before. A few thousand of them end the program.
      """
    )
    guard isFlat else { return }
    let count = Recorder<Int>()
    _ = Observable.concat(Array(repeating: .just(1), count: 100_000))
      .subscribe(onNext: { count.record($0) })
    #expect(count.values.count == 100_000, "A hundred thousand sources, on the same stack.")
  }

  @Test func `nobody waits, if a source ends on another thread before subscribe returns`() {
    let returned = Recorder<Bool>()
    let elsewhere = Observable<Int>
      .create { observer in
        returned.record(onThreads(1, within: 2) { _ in observer.onCompleted() })
        return Disposables.create()
      }

    _ = Observable.concat(elsewhere, elsewhere, .just(3)).subscribe(log.observer())

    #expect(
      returned.values == [true, true],
      """
      The thread that brought the end stood still, while the first thread was subscribing. It need \
      not wait: the first one can move on for both.
      """
    )
    #expect(log.values == ["next(3)", "completed"], "Each source had its turn, and one alone.")
  }
}
