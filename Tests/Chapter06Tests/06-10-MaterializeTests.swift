import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

/// The events of a source as elements, by whatever rules the source keeps.
private final class Bare: Observable<Event<Int>>, @unchecked Sendable {
  // Unchecked: used on one thread.
  private let source: Observable<Int>

  init(source: Observable<Int>) {
    self.source = source
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Event<Int> {
    source.subscribe(AnyObserver { observer.onNext($0) })
  }
}

@Suite struct `6.10 materialize` {
  @Test func `each event becomes an element, and so does the end`() {
    let log = Log()

    _ = Observable.of(1, 2).materialize().subscribe(log.observer())

    #expect(
      log.values == ["next(next(1))", "next(next(2))", "next(completed)", "completed"],
      "The end of the source is an element like the others; after it the result has an end of its own."
    )
  }

  @Test func `an error becomes an element, and then the result completes`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.materialize().subscribe(log.observer())
    source.send(.next(1), .error(Storm()), .next(2))

    #expect(
      log.values == ["next(next(1))", "next(error(storm))", "completed"],
      "The error is an element, and ends nothing. The result itself does not fail: it completes."
    )
    #expect(source.living == 0, "The source has ended: dispose.")
    token.dispose()
  }

  @Test func `dematerialize turns elements back into events`() {
    let log = Log()

    _ = Observable<Event<Int>>.of(.next(1), .next(2), .completed).dematerialize()
      .subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "Each element is sent as the event that it stands for, and an end is sent once."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end that is an element ends it, and frees the source`(end: Event<Int>) {
    let log = Log()
    let source = HandSource<Event<Int>>()

    let token = source.dematerialize().subscribe(log.observer())
    source.send(.next(.next(1)), .next(end), .next(.next(2)), .completed)

    #expect(
      log.values == ["next(1)", "\(end)"],
      "The source goes on, but its element says that it is over, so it is."
    )
    #expect(source.living == 0, "The source has not ended: something has to stop it.")
    token.dispose()
  }

  @Test func `the end of the source ends it, too`() {
    let log = Log()

    _ = Observable<Event<Int>>.of(.next(1)).dematerialize().subscribe(log.observer())
    _ = Observable<Event<Int>>.error(Storm()).dematerialize().subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "completed", "error(storm)"],
      "No element said that it is over, but no more will come."
    )
  }

  @Test func `nothing is lost on the way there and back`() {
    expectKeepsTheRules { $0.materialize().dematerialize() }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an observer that disposes at the element for the end does not hear the end`(
    end: Event<Int>
  ) {
    expectHearsNothingMore(onceDisposedAfter: [end]) { $0.materialize() }
  }

  @Test func `after dispose neither sends anything`() {
    let events: [Event<Int>] = [.next(1), .next(2), .completed]
    expectHearsNothingMore(onceDisposedAfter: events) { $0.materialize() }
    // `Bare` stops nothing by itself.
    expectHearsNothingMore(onceDisposedAfter: events) { Bare(source: $0).dematerialize() }
  }

  @Test func `both end the way every operator ends`() {
    for end in [Event<Int>.completed, .error(Storm())] {
      expectEnds(with: "completed", behind: ["next(\(end))"], after: [end]) { $0.materialize() }
      expectEnds(with: "\(end)", behind: ["next(1)"], after: [.next(1), .next(2)]) {
        $0.map { $0 == 1 ? .next($0) : end }.dematerialize()
      }
      expectEnds(with: "\(end)", after: [end]) { $0.map { Event.next($0) }.dematerialize() }
    }
  }
}
