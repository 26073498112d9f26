import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution10Errors
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.4 refCount` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.4",
      operators: [
        "the first listener": { hearing(.first, of: $0.a.publish().refCount(), door: $0.door) },
        "the second listener": { hearing(.second, of: $0.a.publish().refCount(), door: $0.door) },
      ]
    )
  }

  @Test func `the first who comes connects, the second does not`() {
    let shared = source.publish().refCount()
    #expect(source.subscriptions.isEmpty, "Nobody listens.")
    _ = shared.subscribe(log.listener("first"))
    #expect(source.living == 1, "The first has come: this is when it is connected.")
    _ = shared.subscribe(log.listener("second"))
    #expect(source.subscriptions.count == 1, "The second listens in, and asks for nothing.")
    source.send(.next(1))

    #expect(log.values == ["first next(1)", "second next(1)"], "Both hear what comes.")
  }

  @Test func `the first hears what the source sends at once`() {
    _ = request(.next(1), .completed, in: log).publish().refCount().subscribe(log.listener("first"))

    #expect(
      log.values.contains("first next(1)"),
      "First listen, then connect. The other way round it is over before anybody listens."
    )
  }

  @Test func `the last who leaves disconnects`() {
    let shared = source.publish().refCount()
    let first = shared.subscribe(log.listener("first"))
    let second = shared.subscribe(log.listener("second"))
    first.dispose()
    #expect(source.living == 1, "The second still listens.")
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more, and the source works on for nobody.")
  }

  @Test func `who leaves twice counts once`() {
    let shared = source.publish().refCount()
    let first = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    first.dispose()
    first.dispose()

    #expect(source.living == 1, "One has left, twice. The other one is still there.")
  }

  @Test func `who comes when all have left begins anew`() {
    let shared = source.replay(1).refCount()
    shared.subscribe(log.listener("first")).dispose()
    let second = shared.subscribe(log.listener("second"))
    #expect(source.subscriptions.count == 2, "The count has begun again at zero: connect again.")
    second.dispose()
    #expect(source.living == 0, "And it ends again when the last one leaves.")
  }

  @Test func `after the end, who comes begins anew`() {
    let shared = source.publish().refCount()
    let first = shared.subscribe(log.listener("first"))
    source.send(.completed)
    source.forgetObservers()
    let second = shared.subscribe(log.listener("second"))
    first.dispose()
    source.send(.next(1))

    #expect(source.subscriptions.count == 2, "The end has ended the connection, not the sequence.")
    #expect(
      source.living == 1,
      "The first belongs to the old connection. That it leaves late must not end the new one."
    )
    #expect(log.values == ["first completed", "second next(1)"], "The second hears the new one.")
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
  }

  @Test func `two who try again share the new connection`() {
    let shared = source.publish().refCount()
    let first = shared.retry(2).subscribe(log.listener("first"))
    let second = shared.retry(2).subscribe(log.listener("second"))
    source.send(.error(Storm()))
    #expect(
      source.subscriptions.count == 2,
      "Two tried again: that is one new connection, not two."
    )
    source.send(.next(1))
    #expect(log.values == ["first next(1)", "second next(1)"], "It reaches both.")
    first.dispose()
    #expect(source.living == 1, "The second still listens.")
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
  }

  @Test func `who only listens does not count`() {
    let connectable = source.publish()
    let bare = connectable.subscribe(log.listener("bare"))
    connectable.refCount().subscribe(log.listener("counting")).dispose()

    #expect(
      source.living == 0,
      """
      The only one who counts has left, and the connection lives on. Who listens to the connectable \
      sequence itself is no member: look at `subscribe(_:)` of 14.1, which must not join.
      """
    )
    bare.dispose()
  }

  @Test func `who connects by hand does not count`() {
    let connectable = source.publish()
    let connection = connectable.connect()
    connectable.refCount().subscribe(log.listener("counting")).dispose()

    #expect(
      source.living == 0,
      """
      The last one who counts ends the connection, whoever has begun it. If it lives on, look at \
      `connect()` of 14.1, which must not join.
      """
    )
    connection.dispose()
  }

  @Test func `a subject that has ended is not connected again`() {
    let shared = source.multicast(PublishSubject()).refCount()
    _ = shared.subscribe(log.listener("first"))
    source.send(.completed)
    _ = shared.subscribe(log.listener("late"))

    #expect(log.values == ["first completed", "late completed"], "The subject tells its end.")
    #expect(
      source.subscriptions.count == 1,
      "Nobody listens any more: there is nothing to connect for."
    )
  }

  @Test func `the source is let go of first, whoever ends it`() {
    let shared = noted(source, in: log).publish().refCount()
    _ = shared.subscribe(log.listener("first"))
    source.send(.completed)
    shared.subscribe(onDisposed: { [log] in log.record("disposed") }).dispose()

    #expect(
      log.values == [
        "source subscribed", "source let go", "first completed",
        "source subscribed", "source let go", "disposed",
      ],
      "At the end it is the connection that ends first; at `dispose()` all that is above ends first."
    )
  }

  @Test func `it counts for a connectable type of somebody else, too`() {
    let shared = Foreign(source.publish()).refCount()
    let first = shared.subscribe(log.listener("first"))
    let second = shared.subscribe(log.listener("second"))
    source.send(.next(1))
    #expect(source.subscriptions.count == 1, "One connection, whoever wrote the type.")
    #expect(log.values == ["first next(1)", "second next(1)"], "Both hear what comes.")
    first.dispose()
    second.dispose()
    #expect(source.living == 0, "The last one who leaves disconnects.")
    let third = shared.retry(2).subscribe(log.listener("third"))
    source.send(.error(Storm()))
    #expect(source.subscriptions.count == 3, "Who tries again on hearing the end begins anew.")
    third.dispose()
    #expect(source.living == 0, "And ends it when leaving.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.publish().refCount() }
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.replay(1).refCount() }
  }

  @Test func `what makes the subject is freed with its subscription and its blueprint`() {
    expectLetsGoOfItsClosures { source, probe in
      source
        .multicast(makeSubject: {
          probe.touch()
          return PublishSubject<Int>()
        })
        .refCount()
    }
  }
}

/// A connectable type of which the book knows nothing.
private struct Foreign: ConnectableObservableType {
  typealias Element = Int

  private let hidden: ConnectableObservable<Int>

  init(_ hidden: ConnectableObservable<Int>) {
    self.hidden = hidden
  }

  func connect() -> Disposable {
    hidden.connect()
  }

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    hidden.subscribe(observer)
  }
}
