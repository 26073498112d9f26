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
@testable import Solution09Flattening
#else
@testable import Chapter09Flattening
#endif

@Suite struct `9.5 groupBy` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "09-Flattening",
      exercise: "9.5",
      operators: [
        "the keys of groupBy { $0 % 2 }": { $0.a.groupBy { $0 % 2 }.map(\.key) },
        "only the elements of key 1": {
          $0.a.groupBy { $0 % 2 }.filter { $0.key == 1 }.flatMap { $0 }
        },
      ]
    )
  }

  @Test func `each key has one group, and each element goes to its own`() {
    let token = source.groupBy { $0 % 3 }
      .subscribe(onNext: { group in
        log.record("key \(group.key)")
        _ = group.subscribe(onNext: { log.record("\(group.key): \($0)") })
      })
    source.send(.next(3), .next(4), .next(6), .next(7))

    #expect(
      log.values == ["key 0", "0: 3", "key 1", "1: 4", "0: 6", "1: 7"],
      """
      The group comes first, so that whoever subscribes to it at once hears its first element; a \
      second element with the same key makes no second group.
      """
    )
    token.dispose()
  }

  @Test func `a group replays nothing`() {
    var groups: [GroupedObservable<Int, Int>] = []
    let token = source.groupBy { _ in 0 }.subscribe(onNext: { groups.append($0) })
    source.send(.next(1))
    let late = groups.map { $0.subscribe(log.observer()) }
    source.send(.next(2))

    #expect(log.values == ["next(2)"], "A late subscriber has missed what was sent before.")
    late.forEach { $0.dispose() }
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end ends the groups in order, and then the result`(end: Event<Int>) {
    let token = source.groupBy { $0 }
      .subscribe { (event: Event<GroupedObservable<Int, Int>>) in
        guard let group = event.element else { return log.record("the result ends") }
        _ = group.subscribe { if $0.isStopEvent { log.record("group \(group.key) ends") } }
      }
    let keys = (0..<40).map { $0 * 17 % 40 }
    for key in keys { source.send(.next(key)) }
    source.send(end)

    #expect(
      log.values.last == "the result ends",
      "All groups end before the result does; the last to end was another."
    )
    #expect(
      log.values == keys.map { "group \($0) ends" } + ["the result ends"],
      "The groups end in the order in which they began, which is not that of a dictionary."
    )
    #expect(source.living == 0, "The source has ended, and is disposed.")
    token.dispose()
  }

  @Test func `an error ends the groups, and the result`() {
    _ = source.groupBy { $0 % 2 }.flatMap { $0.materialized(in: log) }.subscribe(log.observer())
    source.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["group next(1)", "next(1)", "group error(storm)", "error(storm)"],
      "The subscribers of a group have to hear that it failed."
    )
    #expect(source.living == 0, "The source has ended, and is disposed.")
  }

  @Test func `a key closure that throws ends everything`() {
    var groups: [GroupedObservable<Int, Int>] = []
    _ =
      source
      .groupBy { (number: Int) -> Int in
        if number == 3 { throw Storm() }
        return 0
      }
      .subscribe(onNext: { groups.append($0) }, onError: { log.record("result \($0)") })
    source.send(.next(1))
    let token = groups[safe: 0]?.subscribe(log.observer())
    source.send(.next(3), .next(4))

    #expect(
      log.values == ["error(storm)", "result storm"],
      "The closure threw: the groups fail, then the result; 4 comes too late."
    )
    #expect(source.living == 0, "Nobody can hear anything any more: dispose the source.")
    token?.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm()), .next(9)])
  func `what the source sends while the groups end is not heard`(end: Event<Int>) {
    _ =
      source
      .groupBy { (number: Int) -> Int in
        if number == 9 { throw Storm() }
        return number % 3
      }
      .subscribe(
        onNext: { group in
          log.record("group \(group.key)")
          _ = group.subscribe { event in
            log.record("\(group.key): \(event)")
            // A new key, and one whose group has not ended yet.
            if event.isStopEvent, group.key == 0 { source.send(.next(2), .next(4)) }
          }
        },
        onError: { log.record("result \($0)") },
        onCompleted: { log.record("result completed") }
      )
    source.send(.next(0), .next(1), end)

    let text = end.element == nil ? "\(end)" : "error(storm)"
    #expect(
      log.values == [
        "group 0", "0: next(0)", "group 1", "1: next(1)", "0: \(text)", "1: \(text)",
        "result \(end.isCompleted ? "completed" : "storm")",
      ],
      """
      While group 0 was ending, the source was made to send 2 and 4. That is after the end: no group \
      may begin, since nothing would ever end it, and no group may hear an element.
      """
    )
    #expect(source.living == 0, "It is over: the source is disposed.")
  }

  @Test func `what the key closure throws while the groups end is not heard`() {
    _ =
      source
      .groupBy { (number: Int) -> Int in
        if number == 8 { throw Hail() }
        if number == 9 { throw Storm() }
        return number
      }
      .subscribe(
        onNext: { group in
          _ = group.subscribe { event in
            guard event.isStopEvent else { return }
            log.record("\(group.key): \(event)")
            source.send(.next(8))
          }
        },
        onError: { log.record("result \($0)") }
      )
    source.send(.next(0), .next(1), .next(9))

    #expect(
      log.values == ["0: error(storm)", "1: error(storm)", "result storm"],
      """
      The closure threw storm for 9. While group 0 was ending, the source was made to send 8, for \
      which the closure throws hail. That is after the end: all fail with the first error.
      """
    )
  }

  @Test func `an observer that disposes while the groups end hears no end of the result`() {
    for end in [Event<Int>.completed, .error(Storm())] {
      let (source, log) = (HandSource<Int>(), Log())
      var token: Disposable?
      token = source.groupBy { $0 }
        .subscribe(
          AnyObserver { event in
            guard let group = event.element else { return log.record("the end of the result") }
            _ = group.subscribe { event in
              guard event.isStopEvent else { return }
              log.record("group \(group.key): \(event)")
              token?.dispose()
            }
          }
        )
      source.send(.next(1), .next(2), end)

      #expect(
        log.values == ["group 1: \(end)", "group 2: \(end)"],
        """
        The end of group 1 made the observer dispose its subscription to the result. After \
        `dispose()` it hears nothing of that; the groups end as ever.
        """
      )
    }
  }

  @Test func `the groups go on and end after the result was disposed`() {
    // This source can't be stopped; whether it should be asked to is a question of 9.6.
    let result = source.groupBy { _ in 0 }
      .subscribe(onNext: { group in _ = group.subscribe(log.observer()) })
    source.send(.next(1))
    result.dispose()
    source.send(.next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The result was disposed, and the subscriber of the group was not: it hears 2, and the end."
    )
  }

  @Test func `a new group gets its first element, though the result is disposed at that moment`() {
    var token: Disposable?
    token = source.groupBy { _ in 0 }
      .subscribe(onNext: { group in
        _ = group.subscribe(log.observer())
        token?.dispose()
      })
    source.send(.next(1), .next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      """
      The observer subscribed to a group when it came, and disposed the result before it returned. \
      Whoever subscribes at once does not miss the first element.
      """
    )
  }

  @Test func `a late subscriber still hears the end of a group`() {
    var groups: [GroupedObservable<Int, Int>] = []
    let token = source.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    source.send(.next(1), .completed)
    _ = groups[safe: 0]?.subscribe(log.observer())

    #expect(log.values == ["completed"], "The group has ended, and a latecomer hears that.")
    token.dispose()
  }

  @Test func `dispose on one thread, the end on another`() {
    inEveryInterleaving(
      "The groups end even if the result is disposed at that moment, and the source is disposed, once."
    ) { race in
      let (source, log) = (HandSource<Int>(), Log())
      let token = source.groupBy { $0 }
        .subscribe { (event: Event<GroupedObservable<Int, Int>>) in
          race.step(event.element.map { "hears of group \($0.key)" } ?? "hears the end")
          if event.isStopEvent { log.record("end of the result") }
          _ = event.element?.subscribe { log.record("group \($0)") }
        }
      source.send(.next(1), .next(2))
      race.thread("the source") { source.send(.completed) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd {
        let heard = log.values.filter { $0 != "end of the result" }
        guard
          heard == ["group next(1)", "group next(2)", "group completed", "group completed"],
          log.values.count < 6
        else { return "There were two groups, and this was heard: \(log.values)." }
        return source.living == 0 ? nil : "The source has ended, and is still subscribed."
      }
    }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.groupBy { $0 % 2 }.flatMap { $0 } }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.groupBy { number in
        probe.touch()
        return number
      }
    }
  }

  @Test func `nothing is kept after an end, though a group is`() {
    for end in [Event<Int>.completed, .error(Storm())] {
      let (source, lifetimes) = (HandSource<Int>(), Lifetimes())
      var groups: [GroupedObservable<Int, Int>] = []
      let token =
        source.groupBy { [probe = lifetimes.probe("closure")] number in
          probe.touch()
          return number
        }
        .subscribe { [probe = lifetimes.probe("observer")] event in
          probe.touch()
          if let group = event.element { groups.append(group) }
        }
      source.send(.next(1), end)
      source.forgetObservers()

      #expect(
        lifetimes.alive == 0,
        "After \(end) something is kept: \(lifetimes.names). A group needs neither of them."
      )
      token.dispose()
      groups = []
    }
  }

  @Test func `no key is kept after an end, though the source keeps its observer`() {
    for end in [Event<Int>.completed, .error(Storm())] {
      let (source, lifetimes) = (HandSource<Int>(), Lifetimes())
      let token =
        source.groupBy { WatchedKey(number: $0, probe: lifetimes.probe("key \($0)")) }
        .subscribe { _ in }
      source.send(.next(1), .next(2), end)

      #expect(
        lifetimes.alive == 0,
        """
        After \(end) nobody has a group. The source still holds its observer, the subscriber its token, \
        and one of them keeps \(lifetimes.names).
        """
      )
      token.dispose()
    }
  }
}

/// A key whose life is watched.
private struct WatchedKey: Hashable {
  let number: Int
  let probe: Lifetimes.Probe

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What a closure throws when it is too late.
private struct Hail: Error, CustomStringConvertible {
  let description = "hail"
}

extension GroupedObservable {
  /// The same sequence, which also records its events in a log.
  fileprivate func materialized(in log: Log) -> Observable<Element> {
    .create { observer in
      subscribe { event in
        log.record("group \(event)")
        observer.on(event)
      }
    }
  }
}

extension Array {
  /// The element at an index, or nil if there is none.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
