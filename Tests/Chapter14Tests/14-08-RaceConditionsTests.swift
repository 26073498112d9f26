import ContractTesting
import Interleaving
import InterleavingTesting
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

@Suite struct `14.8 Race conditions` {
  private let log = Log()

  @Test(arguments: Sharing.all) func `a reentrant listener shares the connection`(
    _ sharing: Sharing
  ) {
    inEveryInterleaving(
      """
      The source is already being subscribed to, though that call has not returned yet. Whoever comes \
      now must not subscribe to it a second time, and can't wait for that call either: it is on the \
      same thread.
      """
    ) { race in
      let log = Log()
      var come: () -> Void = {}
      let shared = sharing.make(
        noted(
          .create { observer in
            come()
            observer.onNext(1)
            return Disposables.create()
          },
          in: log
        )
      )
      come = {
        come = {}
        race.step("a second listener subscribes")
        _ = shared.subscribe(log.listener("second"))
      }
      race.thread("the first listener") { _ = shared.subscribe(log.listener("first")) }
      race.atEnd {
        log.values == ["source subscribed", "first next(1)", "second next(1)"]
          ? nil
          : """
          \(sharing): While the source was being subscribed to for the first listener, a second came. \
          Noted: \(log.values).
          """
      }
    }
  }

  @Test(arguments: Sharing.all) func `another thread need not wait for the source`(
    _ sharing: Sharing
  ) {
    let answers = Recorder<Bool>()
    var come: () -> Void = {}
    let shared = sharing.make(
      noted(
        .create { observer in
          come()
          observer.onNext(1)
          return Disposables.create()
        },
        in: log
      )
    )
    // The server is slow. Meanwhile the second listener comes, and must not be held up by that.
    come = { [log] in
      come = {}
      answers.record(anotherThreadCan { _ = shared.subscribe(log.listener("second")) })
    }
    _ = shared.subscribe(log.listener("first"))

    #expect(
      answers.values != [false],
      """
      \(sharing): While the source was being subscribed to, a second listener came on another \
      thread, and had to wait until the first was answered. Never call somebody else's code while \
      you hold a lock.
      """
    )
    #expect(
      log.values == ["source subscribed", "first next(1)", "second next(1)"],
      "\(sharing): Two came at the same moment: there is one request, and both hear the answer."
    )
  }

  @Test func `nobody waits for makeSubject`() {
    let answers = Recorder<Bool>()
    var come: () -> Void = {}
    let shared = HandSource<Int>()
      .multicast(makeSubject: {
        come()
        return PublishSubject<Int>()
      })
    come = { [log] in
      come = {}
      answers.record(anotherThreadCan { _ = shared.subscribe(log.listener("second")) })
    }
    _ = shared.subscribe(log.listener("first"))

    #expect(
      answers.values == [true],
      "`makeSubject` is somebody else's code: call it once for a listener, and never under a lock."
    )
  }

  @Test func `two that begin at the same moment begin the same connection`() {
    inEveryInterleaving(
      """
      If both find no connection, both make one. Then one of the two has to be thrown away, and \
      nobody may listen to that one: it never sends anything.
      """
    ) { race in
      let (source, heard) = (SafeSource(), Log())
      let shared = source.multicast(makeSubject: {
        race.step("makes a subject")
        return PublishSubject<Int>()
      })
      for name in ["first", "second"] {
        race.thread { _ = shared.subscribe(heard.listener(name)) }
      }
      race.atEnd {
        _ = shared.connect()
        source.send(.next(1))
        return heard.values.sorted() == ["first next(1)", "second next(1)"]
          ? nil
          : "Two listeners came, then it was connected, and the source sent 1: \(heard.values)."
      }
    }
  }

  @Test func `two that connect at the same moment get the same connection`() {
    inEveryInterleaving(
      """
      If both find no connection, both make one, and only one of the two can be the current one: \
      both threads have to return that one. If both open it, one of them subscribes.
      """
    ) { race in
      let source = SafeSource(noting: race.step)
      let shared = source.publish()
      let tokens = (0..<2).map { _ in SingleAssignmentDisposable() }
      for token in tokens { race.thread { token.setDisposable(shared.connect()) } }
      race.atEnd {
        if source.calls != 1 {
          return "Two threads connected, and the source was subscribed to \(source.calls) times."
        }
        tokens[0].dispose()
        return source.living == 0
          ? nil : "One of them disposed the connection, and the source is still subscribed to."
      }
    }
  }

  @Test(arguments: Sharing.all)
  func `a listener that comes while the last one leaves connects again`(
    _ sharing: Sharing
  ) {
    let source = HandSource<Int>()
    var come: () -> Void = {}
    let shared = sharing.make(
      .create { observer in
        let token = source.subscribe(observer)
        return Disposables.create {
          token.dispose()
          come()
        }
      }
    )
    let first = shared.subscribe(log.listener("first"))
    come = { [log] in
      come = {}
      _ = shared.subscribe(log.listener("second"))
    }
    first.dispose()
    source.send(.next(1))

    #expect(
      source.living == 1,
      """
      \(sharing): The second came while the first was leaving. It must not get the connection that is \
      ending.
      """
    )
    #expect(
      log.values == ["second next(1)"],
      "\(sharing): The second gets a new connection."
    )
  }

  @Test(arguments: Sharing.all) func `of two that come at once, one connects`(
    _ sharing: Sharing
  ) {
    inEveryInterleaving(
      """
      Whoever finds a connection that another thread has just made joins that one, and counts once. \
      Only the first to open it may subscribe to the source.
      """
    ) { race in
      let source = SafeSource(noting: race.step)
      let shared = sharing.make(source)
      let heard = Log()
      let tokens = (0..<2).map { _ in SingleAssignmentDisposable() }
      for (token, name) in zip(tokens, ["first", "second"]) {
        race.thread { token.setDisposable(shared.subscribe(heard.listener(name))) }
      }
      race.atEnd {
        if source.calls != 1 {
          return "\(sharing): Two listeners came, and made \(source.calls) subscriptions."
        }
        source.send(.next(1))
        if heard.values.sorted() != ["first next(1)", "second next(1)"] {
          return "\(sharing): Two listeners came, and the source sent 1. Heard: \(heard.values)."
        }
        for token in tokens { token.dispose() }
        return source.living == 0
          ? nil : "\(sharing): Both have left, and the source is still subscribed to."
      }
    }
  }

  @Test func `a connection that two threads open subscribes once`() {
    inEveryInterleaving(
      alsoFreely: true,
      """
      To check whether a connection is open and to mark it as open has to be one step: between two \
      steps another thread checks, too.
      """
    ) { race in
      let source = SafeSource(noting: race.step)
      let connection = source.publish().join()
      for _ in 0..<2 { race.thread { connection.open() } }
      race.atEnd {
        source.calls == 1
          ? nil : "Two threads opened a connection, and it subscribed \(source.calls) times."
      }
    }
  }

  @Test func `a connection that is disposed while it is opened does not stay open`() {
    inEveryInterleaving(
      """
      If the connection was released by the time `subscribeToSource()` returns, nobody disposes the \
      token later. To ask whether it was released and to keep the token has to be one step.
      """
    ) { race in
      let source = SafeSource(noting: race.step)
      let connection = source.publish().join()
      race.thread { connection.open() }
      race.thread { connection.dispose() }
      race.atEnd {
        if source.living > 0 {
          return """
            One thread opened a connection while another disposed it, and its source is still \
            subscribed to.
            """
        }
        return source.disposals == source.calls
          ? nil
          : """
          One thread opened a connection while another disposed it. Its source was subscribed to \
          \(source.calls) times, and disposed \(source.disposals) times.
          """
      }
    }
  }

  @Test(arguments: [Sharing.share, .shareReplay])
  func `a source that ends while it is subscribed to is disposed after its end is heard`(
    _ sharing: Sharing
  ) {
    inEveryInterleaving(
      """
      A connection that is closed may still be sending the end. Until it is released, a subscription \
      that is made meanwhile has to be kept.
      """
    ) { race in
      let log = Log()
      let source = SafeSource(noting: { note in
        race.step(note)
        log.record(note)
      })
      let shared = sharing.make(source)
      race.thread("the listener") { _ = shared.subscribe(log.listener("listener")) }
      race.thread("the source") { source.send(.completed) }
      race.atEnd {
        let noted = log.values
        guard let end = noted.firstIndex(of: "listener completed") else { return nil }
        if noted.prefix(end).contains("disposes the source") {
          return """
            \(sharing): The source ended on another thread before `subscribeToSource()` had returned, \
            and was disposed before the listener heard that end. Noted: \(noted).
            """
        }
        return source.living == 0
          ? nil : "\(sharing): The source has ended, and is still subscribed to."
      }
    }
  }

  @Test func `a connection that is over is not opened`() {
    let source = SafeSource()
    let connection = source.publish().join()
    connection.dispose()
    connection.open()
    #expect(source.calls == 0, "Nothing comes over it any more, and the source was subscribed to.")

    let closed = source.publish().join()
    closed.close()
    closed.open()
    #expect(
      source.calls == 0,
      "The connection was closed: it is over, though not released yet. The source was subscribed to."
    )
  }

  @Test func `another thread need not wait while the source is disposed`() {
    let source = HandSource<Int>()
    let connection = source.publish().join()
    let answers = Recorder<Bool>()
    source.whenDisposed = {
      source.whenDisposed = {}
      answers.record(anotherThreadCan { connection.dispose() })
    }
    connection.open()
    connection.dispose()

    #expect(
      answers.values == [true],
      """
      While the source was being disposed, another thread disposed the same connection, and had to \
      wait for the source. Never call somebody else's code while you hold a lock.
      """
    )
  }

  @Test func `a source that disposes the connection twice, before it is subscribed to and after`() {
    inEveryInterleaving(
      """
      The connection was over by the time the source had been subscribed to, so that subscription is \
      disposed. That runs code of the source, and if a lock is held meanwhile, it waits for itself.
      """
    ) { race in
      var dispose: () -> Void = {}
      let disposals = CountingDisposable()
      let source = Observable<Int>
        .create { _ in
          dispose()
          return Disposables.create {
            race.step("the source is being disposed")
            disposals.dispose()
            dispose()
          }
        }
      let connection = source.publish().join()
      dispose = { [weak connection] in connection?.dispose() }
      race.thread { connection.open() }
      race.atEnd {
        disposals.disposals == 1
          ? nil
          : """
          The source disposed the connection while it was being subscribed to. Its subscription was \
          disposed \(disposals.disposals) times.
          """
      }
    }
  }

  @Test func `a source that disposes the connection while it is being disposed`() {
    inEveryInterleaving(
      """
      A source may run any code while it is being disposed, even code that disposes the connection \
      again. If the connection holds a lock meanwhile, that waits for itself.
      """
    ) { race in
      let source = HandSource<Int>()
      let connection = source.publish().join()
      source.whenDisposed = {
        race.step("the source is being disposed")
        connection.dispose()
      }
      connection.open()
      race.thread { connection.dispose() }
      race.atEnd {
        source.living == 0
          ? nil : "The connection was disposed, and its source is still subscribed to."
      }
    }
  }
}
