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

@Suite struct `14.8 At the same moment` {
  private let log = Log()

  @Test(arguments: Sharing.all) func `who comes while it is being connected shares it`(
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
      \(sharing): The source is being asked already; that `subscribe` has not returned yet makes no \
      difference. Whoever comes now must not ask a second time.
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
            // The server is slow. Meanwhile the second one comes, and is not held up by that.
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

    #expect(returned, "\(sharing): A thread did not come back: somebody waits for ever.")
    #expect(
      didNotWait,
      """
      \(sharing): Nobody asked the source, or the second one had to wait until it had answered the \
      first. Never call others while you hold a lock.
      """
    )
    #expect(
      log.values == ["source subscribed", "first next(1)", "second next(1)"],
      "\(sharing): Two came at the same moment: the source is asked once, and both hear the answer."
    )
  }

  @Test func `two who begin at the same moment begin the same connection`() {
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

    #expect(returned, "A thread did not come back: somebody waits for ever.")
    #expect(didNotWait, "`makeSubject` is code of others: never call it while you hold a lock.")
    #expect(
      log.values.sorted() == ["first next(1)", "second next(1)"],
      """
      Both found no connection, and both made one. One of the two has to be thrown away; whoever \
      listens on the wrong one will never hear a word.
      """
    )
  }

  @Test(arguments: Sharing.all) func `who comes while the last one leaves begins anew`(
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
      \(sharing): The second came while the first was hanging up. It must not be given the line that \
      goes dead.
      """
    )
    #expect(
      log.values == ["second next(1)"],
      "\(sharing): The second has a connection of its own."
    )
  }

  @Test(arguments: Sharing.all) func `of many who come at once, one connects`(
    _ sharing: Sharing
  ) {
    let sources = (0..<500).map { _ in SafeSource() }
    let shared = sources.map { sharing.make($0) }
    let heard = sources.map { _ in Recorder<Int>() }

    let returned = onThreads(3, rounds: sources.count) { _, round in
      _ = shared[round].subscribe(onNext: { heard[round].record($0) })
    }

    #expect(returned, "\(sharing): A thread did not come back: somebody waits for ever.")
    let twice = sources.count { $0.living != 1 }
    #expect(
      twice == 0,
      "\(sharing): In \(twice) of 500 rounds three listeners were not one connection."
    )
    for source in sources { source.send(1) }
    let deaf = heard.count { $0.values.count != 3 }
    #expect(
      deaf == 0,
      "\(sharing): In \(deaf) of 500 rounds not all three heard the element, once."
    )
  }

  @Test func `a connection that many open at once asks the source once`() {
    // Opened one after the other, in groups: the threads overtake each other all the time, so that
    // sooner or later two come to one connection within nanoseconds.
    let (rounds, group) = (1_000, 20)
    for _ in 0..<10 {
      let sources = (0..<rounds * group).map { UnevenSource(pause: $0 &* 7_919 % 97) }
      let connections = sources.map { $0.publish().join() }

      let returned = onThreads(4, rounds: rounds) { _, round in
        for connection in connections[round * group..<(round + 1) * group] { connection.open() }
      }

      #expect(returned, "A thread did not come back: somebody waits for ever.")
      let wrong = sources.count { $0.calls != 1 }
      #expect(
        wrong == 0,
        """
        Of \(sources.count) connections \(wrong) asked their source twice, or not at all. To ask \
        whether a connection is open, and to mark it as open, has to be one step: between two, \
        another thread asks, too.
        """
      )
      guard returned, wrong == 0 else { return }
    }
  }

  @Test(arguments: Sharing.all) func `the last one leaves while a new one comes`(
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

    #expect(returned, "\(sharing): A thread did not come back: somebody waits for ever.")
    let wrong = sources.count { $0.living != 1 }
    #expect(
      wrong == 0,
      """
      \(sharing): In \(wrong) of 500 rounds the one who is there had no connection, or there was one \
      too many.
      """
    )
    for source in sources { source.send(1) }
    let deaf = heard.count { $0.values != [1] }
    #expect(deaf == 0, "\(sharing): In \(deaf) of 500 rounds the one who is there heard nothing.")
  }

  @Test(arguments: Sharing.all) func `the end comes while a new one comes`(
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

    #expect(returned, "\(sharing): A thread did not come back: somebody waits for ever.")
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
