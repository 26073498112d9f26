import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.2 A subject for each connection` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.2",
      operators: [
        "the second, of multicast(subject)": { sources in
          let shared = sources.a.multicast(PublishSubject())
          let second = hearing(.second, of: shared, door: sources.door)
          return connecting(shared, at: sources.connect, hearing: second)
        },
        "the second, of publish()": { sources in
          let shared = sources.a.publish()
          let second = hearing(.second, of: shared, door: sources.door)
          return connecting(shared, at: sources.connect, hearing: second)
        },
      ]
    )
  }

  @Test func `all listeners hear what comes over the one connection`() {
    let shared = source.publish()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    _ = shared.connect()
    source.send(.next(1))

    #expect(source.subscriptions.count == 1, "One connection is one subscription to the source.")
    #expect(log.values == ["first next(1)", "second next(1)"], "Both hear the element.")
  }

  @Test func `after a disconnect it can be connected again`() {
    let shared = source.publish()
    let connection = shared.connect()
    connection.dispose()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    source.send(.next(1))

    #expect(
      source.subscriptions.count == 2,
      "The old connection is over. `connect()` has to begin a new one, and not return the old one."
    )
    #expect(
      log.values == ["first next(1)"],
      "A new listener hears what comes over the new connection."
    )
  }

  @Test func `after the end it can be connected again`() {
    let shared = source.publish()
    _ = shared.connect()
    source.send(.completed)
    source.forgetObservers()
    _ = shared.subscribe(log.listener("first"))
    #expect(
      log.values.isEmpty,
      "A listener that comes after the end waits for the next connection, on a new subject."
    )
    _ = shared.connect()
    source.send(.next(1))

    #expect(
      source.subscriptions.count == 2,
      "The end of the source ended the connection: the next is new."
    )
    #expect(log.values == ["first next(1)"], "What comes over the new connection is heard.")
  }

  @Test func `a listener of the old connection is not part of the new one`() {
    let shared = source.publish()
    _ = shared.subscribe(log.listener("first"))
    let connection = shared.connect()
    connection.dispose()
    _ = shared.subscribe(log.listener("second"))
    _ = shared.connect()
    source.send(.next(1), .completed)

    #expect(
      log.values == ["second next(1)", "second completed"],
      "`publish()` has a new subject for each connection. The first one listens to the old subject."
    )
  }

  @Test func `with one subject for all connections, the old listeners hear the new one`() {
    let shared = source.multicast(PublishSubject())
    _ = shared.subscribe(log.listener("first"))
    let connection = shared.connect()
    connection.dispose()
    source.forgetObservers()
    _ = shared.connect()
    source.send(.next(1))

    #expect(
      log.values == ["first next(1)"],
      "Here all connections feed the same subject, and the listener is still subscribed to it."
    )
  }

  @Test func `a subject that has ended sends nothing of a new connection`() {
    let shared = source.multicast(PublishSubject())
    _ = shared.connect()
    source.send(.completed)
    source.forgetObservers()
    _ = shared.subscribe(log.listener("late"))
    _ = shared.connect()
    source.send(.next(1))

    #expect(source.subscriptions.count == 2, "`connect()` begins a new connection all the same.")
    #expect(
      log.values == ["late completed"],
      "One subject for all connections ends once for all. That is why `publish()` makes new ones."
    )
  }

  @Test func `a subject is made when it is needed, one for each connection`() {
    let shared = source.multicast(makeSubject: {
      log.record("made")
      return PublishSubject<Int>()
    })
    #expect(
      log.values.isEmpty,
      "Nobody listens and nobody has connected, so no subject is needed yet."
    )
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    let connection = shared.connect()
    #expect(log.values == ["made"], "The two listeners and the connection share one subject.")
    connection.dispose()
    _ = shared.connect()
    #expect(log.values == ["made", "made"], "The next connection has a subject of its own.")
  }

  @Test func `the source is disposed before the end is sent`() {
    let shared = noted(source, in: log).publish()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    source.send(.next(1), .completed)

    #expect(
      log.values == ["source subscribed", "first next(1)", "source disposed", "first completed"],
      "By the time the listeners hear the end, the connection is over and the source is disposed."
    )
  }

  @Test func `a source that ends inside subscribe is disposed as soon as that returns`() {
    let shared = request(.next(1), .completed, in: log).publish()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()

    #expect(
      log.values == ["request subscribed", "first next(1)", "first completed", "request disposed"],
      """
      The source ended before its `subscribe` had returned, when there was nothing to dispose yet. \
      When the token comes, the connection is over, and the token is disposed at once.
      """
    )
  }

  @Test func `connecting during the end begins a new connection`() {
    let shared = source.publish()
    _ = shared.subscribe(onError: { [log] _ in
      _ = shared.subscribe(log.listener("again"))
      _ = shared.connect()
    })
    _ = shared.connect()
    source.send(.error(Storm()))

    #expect(
      source.subscriptions.count == 2,
      """
      The observer connected when it heard the end, and the source has had \
      \(source.subscriptions.count) subscriptions in all. By then the old connection is over, so \
      there have to be two.
      """
    )
    #expect(source.living == 1, "The new connection must survive the end of the old one.")
    source.send(.next(1))
    #expect(log.values == ["again next(1)"], "What comes over the new connection is heard.")
  }

  @Test func `connecting while the source is disposed begins a new connection`() {
    var come: () -> Void = {}
    let leaving = Observable<Int>
      .create { [source] observer in
        let token = source.subscribe(observer)
        return Disposables.create {
          token.dispose()
          come()
        }
      }
    let shared = leaving.publish()
    let connection = shared.connect()
    come = {
      come = {}
      _ = shared.connect()
    }
    connection.dispose()

    #expect(
      source.living == 1,
      """
      Somebody connected while the source was being disposed, and then it had \(source.living) \
      subscriptions. The connection that is ending must not be handed out any more: with `dispose()` \
      from 14.1 it is closed, and so forgotten, before the source is disposed.
      """
    )
  }

  @Test func `connecting while the source is disposed at its end begins a new connection`() {
    let shared = source.publish()
    _ = shared.connect()
    source.whenDisposed = { [source] in
      source.whenDisposed = {}
      _ = shared.connect()
    }
    source.send(.completed)

    #expect(
      source.living == 1,
      """
      The source ended, and somebody connected while it was being disposed. Then it had \
      \(source.living) subscriptions instead of one: whoever comes at that moment must not get the \
      connection that is ending.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `by the time its end is heard, the connection is over`(_ end: Event<Int>) {
    let shared = source.publish()
    var connection: Disposable?
    _ = shared.subscribe { [log] event in
      guard event.isStopEvent, let connection = connection as? Cancelable else { return }
      log.record("over: \(connection.isDisposed)")
    }
    connection = shared.connect()
    source.send(end)

    #expect(
      log.values == ["over: true"],
      "A listener heard \(end), and asked the connection whether it is disposed. Noted: \(log.values)."
    )
  }

  @Test func `what the source sends while it is disposed at its end is not heard`() {
    let shared = source.publish()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    source.whenDisposed = { [source] in source.send(.next(9)) }
    source.send(.completed)
    source.whenDisposed = {}

    #expect(
      log.values == ["first completed"],
      """
      The source completed, and while it was being disposed because of that, it sent a 9. Nothing \
      comes after an end. Heard: \(log.values).
      """
    )
  }

  @Test func `an old connection does not touch a new one`() {
    let shared = source.publish()
    let old = shared.connect()
    source.send(.completed)
    source.forgetObservers()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    old.dispose()
    source.send(.next(1))

    #expect(
      source.living == 1,
      """
      The old connection was disposed after a new one had begun, and then the source had \
      \(source.living) subscriptions instead of one.
      """
    )
    #expect(log.values == ["first next(1)"], "The new connection goes on.")
    _ = shared.connect()
    #expect(
      source.subscriptions.count == 2,
      "It is still connected, so `connect()` must not begin another connection."
    )
  }

  @Test func `a connection that is over when connect returns does not touch a new one`() {
    let source = HandSource<Int>()
    var isFirst = true
    let connectable = Observable<Int>
      .deferred {
        defer { isFirst = false }
        return isFirst ? .empty() : source
      }
      .publish()
    let old = connectable.connect()
    let log = Log()
    _ = connectable.subscribe(log.observer())
    old.dispose()
    _ = connectable.connect()
    source.send(.next(1))

    #expect(
      log.values == ["next(1)"],
      """
      The first connection ended inside `connect()`, which returned it. Then a listener came, the old \
      connection was disposed, and a new one opened. The source sent 1; the listener heard \
      \(log.values).
      """
    )
  }

  @Test func `what a source sends to an old connection is not heard over the new one`() {
    let shared = source.publish()
    shared.connect().dispose()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    // This source sends to everybody who has ever subscribed: to the old connection and the new one.
    source.send(.next(1))

    #expect(
      log.values == ["first next(1)"],
      "The element must come once, over the new connection. The old one is over."
    )
  }

  @Test func `two threads that end an old connection do not touch a new one`() {
    inEveryInterleaving(
      """
      Each of them calls `forget(_:)` with the old connection. To look whether that is the current \
      one and to forget it has to be one step: between two steps the other thread may begin a new one.
      """
    ) { race in
      let source = SafeSource(noting: race.step)
      let shared = source.publish()
      let (old, new) = (shared.connect(), SingleAssignmentDisposable())
      race.thread { old.dispose() }
      race.thread {
        old.dispose()
        new.setDisposable(shared.connect())
      }
      race.atEnd {
        if source.living != 1 {
          return """
            Two threads disposed the old connection, one of them connected again, and then there \
            were \(source.living) subscriptions to the source instead of one.
            """
        }
        _ = shared.connect()
        return source.living == 1
          ? nil
          : """
          Two threads disposed the old connection, and one of them connected again. That connection \
          was forgotten: the next `connect()` began another.
          """
      }
    }
  }

  @Test func `an old connection that is disposed late is not in the way of who connects`() {
    inEveryInterleaving(
      """
      A connection is open. Whoever connects gets that one, even if another thread disposes one that is \
      over: the open one may not be gone for a moment.
      """
    ) { race in
      let source = SafeSource(noting: race.step)
      let shared = source.publish()
      let old = shared.connect()
      old.dispose()
      _ = shared.connect()
      race.thread("disposes the old one") { old.dispose() }
      race.thread("connects") { _ = shared.connect() }
      race.atEnd {
        source.living == 1
          ? nil
          : """
          A connection was open, an older one was disposed once more, and somebody connected. Then \
          there were \(source.living) subscriptions to the source instead of one.
          """
      }
    }
  }

  @Test func `a sequence that nobody connects keeps nothing alive`() {
    let lifetimes = Lifetimes()
    do {
      let shared = source.publish()
      _ = shared.subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    }
    #expect(
      lifetimes.alive == 0,
      "A retain cycle: something keeps the sequence, its connection and the observer alive."
    )
  }
}
