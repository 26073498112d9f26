import ContractTesting
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
    come = { [log] in
      come = {}
      _ = shared.subscribe(log.listener("second"))
    }
    _ = shared.subscribe(log.listener("first"))

    #expect(
      log.values == ["source subscribed", "first next(1)", "second next(1)"],
      """
      \(sharing): The source is already being subscribed to, though that call has not returned yet. \
      Whoever comes now must not subscribe to it a second time.
      """
    )
  }

  @Test(arguments: Sharing.all) func `another thread need not wait for the source`(
    _ sharing: Sharing
  ) {
    let (asked, came) = (CountDown(), CountDown())
    let calls = Recorder<Int>()
    var didNotWait = false
    let shared = sharing.make(
      noted(
        .create { observer in
          calls.record(1)
          if calls.values.count == 1 {
            asked.arrive()
            // The server is slow. Meanwhile the second listener comes, and must not be held up by that.
            didNotWait = came.wait()
          }
          observer.onNext(1)
          return Disposables.create()
        },
        in: log
      )
    )

    let returned = onThreads(2) { [log] thread in
      if thread == 0 {
        _ = shared.subscribe(log.listener("first"))
      } else {
        asked.wait()
        _ = shared.subscribe(log.listener("second"))
        came.arrive()
      }
    }

    #expect(returned, "\(sharing): A thread did not return. Is there a deadlock?")
    #expect(
      didNotWait,
      """
      \(sharing): Nobody subscribed to the source, or the second listener had to wait until the first \
      was answered. Never call somebody else's code while you hold a lock.
      """
    )
    #expect(
      log.values == ["source subscribed", "first next(1)", "second next(1)"],
      "\(sharing): Two came at the same moment: there is one request, and both hear the answer."
    )
  }

  @Test func `two that begin at the same moment begin the same connection`() {
    let source = HandSource<Int>()
    let (made, came) = (CountDown(), CountDown())
    let calls = Recorder<Int>()
    var didNotWait = false
    let shared = source.multicast(makeSubject: {
      calls.record(1)
      if calls.values.count == 1 {
        made.arrive()
        didNotWait = came.wait()
      }
      return PublishSubject<Int>()
    })

    let returned = onThreads(2) { [log] thread in
      if thread == 0 {
        _ = shared.subscribe(log.listener("first"))
      } else {
        made.wait()
        _ = shared.subscribe(log.listener("second"))
        came.arrive()
      }
    }
    _ = shared.connect()
    source.send(.next(1))

    #expect(returned, "A thread did not return. Is there a deadlock?")
    #expect(
      didNotWait,
      "`makeSubject` is somebody else's code: never call it while you hold a lock."
    )
    #expect(
      log.values.sorted() == ["first next(1)", "second next(1)"],
      """
      Both found no connection, and both made one. One of the two has to be thrown away; whoever \
      listens to that one never hears anything.
      """
    )
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

  @Test(arguments: Sharing.all) func `of many that come at once, one connects`(
    _ sharing: Sharing
  ) {
    let sources = (0..<500).map { _ in SafeSource() }
    let shared = sources.map { sharing.make($0) }
    let heard = sources.map { _ in Recorder<Int>() }

    let returned = onThreads(3, rounds: sources.count) { _, round in
      _ = shared[round].subscribe(onNext: { heard[round].record($0) })
    }

    #expect(returned, "\(sharing): A thread did not return. Is there a deadlock?")
    let twice = sources.count { $0.living != 1 }
    #expect(
      twice == 0,
      "\(sharing): In \(twice) of 500 rounds three listeners did not make one connection."
    )
    for source in sources { source.send(1) }
    let incomplete = heard.count { $0.values.count != 3 }
    #expect(
      incomplete == 0,
      "\(sharing): In \(incomplete) of 500 rounds not all three heard the element exactly once."
    )
  }

  @Test func `a connection that many threads open at once subscribes once`() {
    // Opened one after the other, in groups: the threads overtake each other all the time, so that
    // sooner or later two come to one connection within nanoseconds.
    let (rounds, group) = (1_000, 20)
    for _ in 0..<10 {
      let sources = (0..<rounds * group).map { UnevenSource(pause: $0 &* 7_919 % 97) }
      let connections = sources.map { $0.publish().join() }

      let returned = onThreads(4, rounds: rounds) { _, round in
        for connection in connections[round * group..<(round + 1) * group] { connection.open() }
      }

      #expect(returned, "A thread did not return. Is there a deadlock?")
      let wrong = sources.count { $0.calls != 1 }
      #expect(
        wrong == 0,
        """
        Of \(sources.count) connections \(wrong) subscribed to their source twice, or not at all. To \
        check whether a connection is open and to mark it as open has to be one step: between two \
        steps another thread checks, too.
        """
      )
      guard returned, wrong == 0 else { return }
    }
  }

  @Test(arguments: Sharing.all) func `the last listener leaves while a new one comes`(
    _ sharing: Sharing
  ) {
    let sources = (0..<500).map { _ in SafeSource() }
    let shared = sources.map { sharing.make($0) }
    let first = shared.map { $0.subscribe { _ in } }
    let heard = sources.map { _ in Recorder<Int>() }

    let returned = onThreads(2, rounds: sources.count) { thread, round in
      if thread == 0 {
        first[round].dispose()
      } else {
        _ = shared[round].subscribe(onNext: { heard[round].record($0) })
      }
    }

    #expect(returned, "\(sharing): A thread did not return. Is there a deadlock?")
    let wrong = sources.count { $0.living != 1 }
    #expect(
      wrong == 0,
      """
      \(sharing): In \(wrong) of 500 rounds the new listener had no connection, or there was one too \
      many.
      """
    )
    for source in sources { source.send(1) }
    let lost = heard.count { $0.values != [1] }
    #expect(
      lost == 0,
      "\(sharing): In \(lost) of 500 rounds the new listener did not hear 1 exactly once."
    )
  }

  @Test(arguments: Sharing.all) func `the end comes while a new listener comes`(
    _ sharing: Sharing
  ) {
    let sources = (0..<500).map { _ in SafeSource() }
    let shared = sources.map { sharing.make($0) }
    for shared in shared { _ = shared.subscribe { _ in } }
    let heard = sources.map { _ in Recorder<String>() }

    let returned = onThreads(2, rounds: sources.count) { thread, round in
      if thread == 0 {
        sources[round].complete()
      } else {
        _ = shared[round].subscribe(heard[round].listener("new"))
      }
    }

    #expect(returned, "\(sharing): A thread did not return. Is there a deadlock?")
    for source in sources { source.send(1) }
    let lost = heard.count { $0.values != ["new completed"] && $0.values != ["new next(1)"] }
    #expect(
      lost == 0,
      """
      \(sharing): In \(lost) of 500 rounds the newcomer heard neither the end of the old connection \
      nor what came over a new one.
      """
    )
  }
}
