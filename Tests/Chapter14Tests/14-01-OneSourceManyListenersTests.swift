import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.1 One source, many listeners` {
  private let source = HandSource<Int>()
  private let log = Log()

  private var shared: ConnectableObservable<Int> {
    source.multicast(PublishSubject())
  }

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.1",
      operators: [
        "a.multicast(subject)": { sources in
          let shared = sources.a.multicast(PublishSubject())
          return connecting(shared, at: sources.connect, hearing: shared)
        }
      ]
    )
  }

  @Test func `a listener does not subscribe to the source`() {
    let shared = shared
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))

    #expect(
      source.subscriptions.isEmpty,
      "Nobody has connected yet. If each listener subscribes to the source, two labels are two requests."
    )
    #expect(log.values.isEmpty, "Nothing was sent, but something was heard.")
  }

  @Test func `all listeners hear what comes over the one connection`() {
    let shared = shared
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    _ = shared.connect()
    source.send(.next(1), .completed)

    #expect(
      source.subscriptions.count == 1,
      "`connect()` is the one subscription to the source, for everybody."
    )
    #expect(
      log.values == ["first next(1)", "second next(1)", "first completed", "second completed"],
      "Elements and the end go to all, in the order in which they subscribed."
    )
  }

  @Test func `an error reaches the listeners`() {
    let shared = shared
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    source.send(.error(Storm()))

    #expect(
      log.values == ["first error(storm)"],
      "An error is an end, and an end reaches every listener."
    )
  }

  @Test func `what the source sends inside connect is heard`() {
    let shared = request(.next(1), .completed, in: log).multicast(PublishSubject<Int>())
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()

    #expect(
      log.values.contains("first next(1)"),
      "That is what `connect()` is for: everybody subscribes first, and then it begins."
    )
  }

  @Test func `a late listener hears what comes from then on`() {
    let shared = shared
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    source.send(.next(1))
    _ = shared.subscribe(log.listener("second"))
    source.send(.next(2))

    #expect(
      log.values == ["first next(1)", "first next(2)", "second next(2)"],
      "The second was not there for 1, and a `PublishSubject` replays nothing."
    )
  }

  @Test func `a listener that leaves hears no more, and disturbs nobody`() {
    let shared = shared
    let first = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    _ = shared.connect()
    first.dispose()
    source.send(.next(1))

    #expect(log.values == ["second next(1)"], "The first has left, the second has not.")
  }

  @Test func `it stays connected when nobody listens`() {
    let shared = shared
    let first = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    first.dispose()

    #expect(
      source.living == 1,
      "Whoever connected has to disconnect. A bare connectable sequence does not count its listeners."
    )
  }

  @Test func `connecting twice makes one connection`() {
    let shared = shared
    let first = shared.connect()
    let second = shared.connect()

    #expect(
      source.subscriptions.count == 1,
      "The first `connect()` subscribes to the source, the second finds it connected."
    )
    #expect(
      areTheSame(first, second),
      "Both have to return the same connection, and either may end it."
    )
  }

  @Test func `a connection that is over before connect returns is still what it returns`() {
    var shared: ConnectableObservable<Int>?
    var opened: Disposable?
    let source = Observable<Int>
      .create { _ in
        // Once: this finds the connection that is being opened.
        let connectable = shared.take()
        opened = connectable?.connect()
        opened?.dispose()
        return Disposables.create()
      }
    let connectable = source.multicast(PublishSubject<Int>())
    shared = connectable
    let returned = connectable.connect()

    #expect(
      areTheSame(opened, returned),
      """
      The source was to dispose its connection while it was being subscribed to. `connect()` has to \
      return the connection that it has opened, and nothing else: whoever disposes another one ends \
      what somebody else connects later.
      """
    )
  }

  @Test func `disposing the connection ends it for all`() {
    let shared = shared
    _ = shared.subscribe(log.listener("first"))
    let connection = shared.connect()
    source.send(.next(1))
    connection.dispose()

    #expect(
      source.living == 0,
      "The connection is the subscription to the source, and that has to be disposed."
    )
    // This source goes on sending to observers whose subscription was disposed.
    source.send(.next(2), .completed)
    #expect(
      log.values == ["first next(1)"],
      "What came over the connection is heard. What the source sends after its end must not be."
    )
  }

  @Test func `what the source sends while it is disposed is not heard`() {
    let shared = LastWord(1).multicast(PublishSubject<Int>())
    _ = shared.subscribe(log.listener("first"))
    shared.connect().dispose()

    #expect(
      log.values.isEmpty,
      """
      Whoever disposes a connection wants to hear no more from that moment on. It has to be closed \
      before the source is disposed: that runs somebody else's code, which may still send.
      """
    )
  }

  @Test func `whoever connects while the source is disposed gets the connection that is next`() {
    let shared = shared
    var meanwhile: Disposable?
    let connection = shared.connect()
    source.whenDisposed = { [source] in
      source.whenDisposed = {}
      meanwhile = shared.connect()
    }
    connection.dispose()
    let next = shared.connect()

    #expect(
      areTheSame(meanwhile, next),
      """
      Somebody was to connect while the source was being disposed, and somebody else after that. Both \
      have to get the same connection: by the time the source is disposed, the old one must not be \
      handed out any more.
      """
    )
  }

  @Test func `after the end nothing keeps the observers alive`() {
    let lifetimes = Lifetimes()
    let shared = shared
    let token = shared.subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    let connection = shared.connect()
    source.send(.completed)
    source.forgetObservers()

    #expect(lifetimes.alive == 0, "It is over, but something still keeps the observer alive.")
    token.dispose()
    connection.dispose()
  }
}

/// Whether there are two tokens, and both are the same object.
private func areTheSame(_ first: Disposable?, _ second: Disposable?) -> Bool {
  guard let first, let second else { return false }
  return (first as AnyObject) === (second as AnyObject)
}

/// A source that sends nothing but one element, while it is being disposed.
private final class LastWord: Observable<Int>, @unchecked Sendable {
  // Unchecked: it is set once.
  private let element: Int

  init(_ element: Int) {
    self.element = element
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    Disposables.create { [element] in observer.onNext(element) }
  }
}
