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

  @Test func `the first listener connects, the second does not`() {
    let shared = source.publish().refCount()
    #expect(source.subscriptions.isEmpty, "Nobody listens yet.")
    _ = shared.subscribe(log.listener("first"))
    #expect(source.living == 1, "The first listener has come, so it has to be connected.")
    _ = shared.subscribe(log.listener("second"))
    #expect(source.subscriptions.count == 1, "The second listens to the connection that is there.")
    source.send(.next(1))

    #expect(log.values == ["first next(1)", "second next(1)"], "Both hear what comes.")
  }

  @Test func `the first listener hears what the source sends at once`() {
    _ = request(.next(1), .completed, in: log).publish().refCount().subscribe(log.listener("first"))

    #expect(
      log.values.contains("first next(1)"),
      "First listen, then connect. The other way around it is over before anybody listens."
    )
  }

  @Test func `the last listener to leave disconnects`() {
    let shared = source.publish().refCount()
    let first = shared.subscribe(log.listener("first"))
    let second = shared.subscribe(log.listener("second"))
    first.dispose()
    #expect(source.living == 1, "The second still listens.")
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more, but the source is still subscribed to.")
  }

  @Test func `a listener that leaves while it hears the past has left`() {
    let shared = source.replay(1).refCount()
    let first = shared.subscribe(onNext: { _ in })
    source.send(.next(1))
    let second = shared.take(1).subscribe(log.observer())
    first.dispose()

    #expect(log.values == ["next(1)", "completed"], "The second listener wanted one element.")
    #expect(
      source.living == 0,
      """
      The second listener left while it heard what is replayed, before `subscribe` returned, and then \
      the first left. Nobody listens, and the connection is still open.
      """
    )
    second.dispose()
  }

  @Test func `leaving twice counts once`() {
    let shared = source.publish().refCount()
    let first = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    first.dispose()
    first.dispose()

    #expect(source.living == 1, "One listener has left, twice. The other is still there.")
  }

  @Test func `after all have left, the next listener connects again`() {
    let shared = source.replay(1).refCount()
    shared.subscribe(log.listener("first")).dispose()
    let second = shared.subscribe(log.listener("second"))
    #expect(
      source.subscriptions.count == 2,
      "The count is zero again, so the next listener has to connect again."
    )
    second.dispose()
    #expect(source.living == 0, "It ends again when the last listener leaves.")
  }

  @Test func `after the end, the next listener connects again`() {
    let shared = source.publish().refCount()
    let first = shared.subscribe(log.listener("first"))
    source.send(.completed)
    source.forgetObservers()
    let second = shared.subscribe(log.listener("second"))
    first.dispose()
    source.send(.next(1))

    #expect(
      source.subscriptions.count == 2,
      "The end of the source ended the connection, not the shared sequence."
    )
    #expect(
      source.living == 1,
      "The first belongs to the old connection. Its leaving late must not end the new one."
    )
    #expect(
      log.values == ["first completed", "second next(1)"],
      "The second hears the new connection."
    )
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
  }

  @Test func `two that try again share the new connection`() {
    let shared = source.publish().refCount()
    let first = shared.retry(2).subscribe(log.listener("first"))
    let second = shared.retry(2).subscribe(log.listener("second"))
    source.send(.error(Storm()))
    #expect(
      source.subscriptions.count == 2,
      "Two tried again: that is one new connection, not two."
    )
    source.send(.next(1))
    #expect(log.values == ["first next(1)", "second next(1)"], "The element reaches both.")
    first.dispose()
    #expect(source.living == 1, "The second still listens.")
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
  }

  @Test func `listening to the connectable sequence does not count`() {
    let connectable = source.publish()
    let bare = connectable.subscribe(log.listener("bare"))
    connectable.refCount().subscribe(log.listener("counting")).dispose()

    #expect(
      source.living == 0,
      """
      The only member has left, but the connection goes on. A listener of the connectable sequence \
      itself is no member: look at `subscribe(_:)` from 14.1, which must not join.
      """
    )
    bare.dispose()
  }

  @Test func `connecting by hand does not count`() {
    let connectable = source.publish()
    let connection = connectable.connect()
    connectable.refCount().subscribe(log.listener("counting")).dispose()

    #expect(
      source.living == 0,
      """
      The last member ends the connection, whoever has begun it. If it goes on, look at `connect()` \
      from 14.1, which must not join.
      """
    )
    connection.dispose()
  }

  @Test func `a subject that has ended is not connected again`() {
    let shared = source.multicast(PublishSubject()).refCount()
    _ = shared.subscribe(log.listener("first"))
    source.send(.completed)
    _ = shared.subscribe(log.listener("late"))

    #expect(
      log.values == ["first completed", "late completed"],
      "A subject that has ended sends its end to a late subscriber."
    )
    #expect(
      source.subscriptions.count == 1,
      "The late listener has already heard the end, so there is nothing to connect for."
    )
  }

  @Test func `the source is disposed first, whoever ends it`() {
    let shared = noted(source, in: log).publish().refCount()
    _ = shared.subscribe(log.listener("first"))
    source.send(.completed)
    shared.subscribe(onDisposed: { [log] in log.record("disposed") }).dispose()

    #expect(
      log.values == [
        "source subscribed", "source disposed", "first completed",
        "source subscribed", "source disposed", "disposed",
      ],
      "At the end, the source is disposed before the listener hears it; at `dispose()`, before `onDisposed`."
    )
  }

  @Test func `two that leave at once end it once`() {
    expectThatTwoLeaveAtOnce(.refCount)
  }

  @Test func `the last listener leaves while a new one comes`() {
    expectThatOneComesWhileTheLastLeaves(.refCount)
  }

  @Test func `the end comes while a new listener comes`() {
    expectThatOneComesWhileTheSourceEnds(.refCount)
  }

  @Test func `it counts for somebody else's connectable type, too`() {
    let shared = Foreign(source.publish()).refCount()
    let first = shared.subscribe(log.listener("first"))
    let second = shared.subscribe(log.listener("second"))
    source.send(.next(1))
    #expect(source.subscriptions.count == 1, "One connection, whoever wrote the type.")
    #expect(log.values == ["first next(1)", "second next(1)"], "Both hear what comes.")
    first.dispose()
    second.dispose()
    #expect(source.living == 0, "The last listener to leave disconnects.")
    let third = shared.retry(2).subscribe(log.listener("third"))
    source.send(.error(Storm()))
    #expect(
      source.subscriptions.count == 3,
      "Trying again after the error has to begin a new connection."
    )
    third.dispose()
    #expect(
      source.living == 0,
      "The last listener has left, but the source is still subscribed to."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.publish().refCount() }
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.replay(1).refCount() }
  }

  @Test func `the closure that makes the subject is freed with the subscription and the producer`()
  {
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

/// A connectable type that the book doesn't know.
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
