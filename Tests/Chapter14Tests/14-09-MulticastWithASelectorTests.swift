import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.9 multicast with a selector` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.9",
      operators: [
        "zip(x, x.skip(1))": { sources in
          sources.a.multicast({ PublishSubject<Int>() }) { shared in
            Observable.zip(shared, shared.skipOne()) { (old: Int, new: Int) in new - old }
          }
        }
      ]
    )
  }

  private func twice() -> Observable<Int> {
    source.multicast({ PublishSubject<Int>() }) { shared in
      Observable.merge(shared, shared.map { $0 + 100 })
    }
  }

  @Test func `the selector uses the source twice, and subscribes once`() {
    let token = twice().subscribe(log.observer())
    #expect(
      source.subscriptions.count == 1,
      "However often the selector uses it, there is one subscription."
    )
    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "next(101)", "completed"], "Both uses hear each element.")
    #expect(source.living == 0, "The source has ended, but is still subscribed to.")
    token.dispose()
  }

  @Test func `each subscriber has a connection of its own`() {
    let shared = twice()
    let first = shared.subscribe(log.listener("first"))
    let second = shared.subscribe(log.listener("second"))
    #expect(
      source.subscriptions.count == 2,
      "The source is shared within one subscription, and not beyond it."
    )
    first.dispose()
    #expect(source.living == 1, "A subscriber that leaves ends its own connection, and no other.")
    second.dispose()
    #expect(source.living == 0, "So does the other subscriber.")
  }

  @Test func `it connects when everybody listens`() {
    let shared = request(.next(1), .next(2), .completed, in: log)
      .multicast({ PublishSubject<Int>() }) { shared in
        Observable.merge(shared, shared.map { $0 + 100 })
      }
    _ = shared.subscribe(log.listener("all"))

    #expect(
      log.values.filter { $0.hasPrefix("all") }
        == ["all next(1)", "all next(101)", "all next(2)", "all next(102)", "all completed"],
      "The source sends at once, inside `subscribe`, and both uses of it have to hear all of that."
    )
  }

  @Test func `the steps come in order`() {
    let shared = noted(source, in: log)
      .multicast({ [log] in
        log.record("subject")
        return PublishSubject<Int>()
      }) { [log] shared in
        log.record("selector")
        return shared
      }
    #expect(log.values.isEmpty, "Nothing happens before somebody subscribes.")
    _ = shared.subscribe { _ in }

    #expect(
      log.values == ["subject", "selector", "source subscribed"],
      "For each subscriber: one subject, one call of the selector, and the source comes last."
    )
  }

  @Test func `the selector may use the source once more when that is over`() {
    let shared = source.multicast({ [log] in
      log.record("subject")
      return PublishSubject<Int>()
    }) { (shared: Observable<Int>) in
      Observable.concat(shared, shared)
    }
    _ = shared.subscribe(log.observer())
    source.send(.next(1), .completed)

    #expect(
      log.values == ["subject", "next(1)", "completed"],
      """
      The selector made a sequence that hears the source, and then hears it again: by that time it was \
      over. A subscriber has one subject, and that has ended. Noted: \(log.values).
      """
    )
    #expect(source.living == 0, "The source has ended, but is still subscribed to.")
  }

  @Test func `a result that ends disposes the source`() {
    _ = source.multicast({ PublishSubject<Int>() }, selector: { $0.take(1) })
      .subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(log.values == ["next(1)", "completed"], "The result is over.")
    #expect(source.living == 0, "The result has ended, but the source is still subscribed to.")
  }

  @Test func `a result that ends while it is being connected disposes the source`() {
    // It sends one element inside `subscribe`, and does not end.
    let busy = Observable<Int>
      .create { [source] observer in
        observer.onNext(1)
        return source.subscribe(observer)
      }
    _ = busy.multicast({ PublishSubject<Int>() }, selector: { $0.take(1) })
      .subscribe(log.listener("of one"))
    #expect(
      log.values == ["of one next(1)", "of one completed"],
      "The result takes one element, and the source sends that at once, inside `subscribe`."
    )
    #expect(
      source.living == 0,
      """
      The result takes one element, and this source sends that before `connect()` has returned. The \
      source is still subscribed to, and nobody but this subscriber can dispose the connection.
      """
    )
    _ = busy.multicast({ PublishSubject<Int>() }, selector: { $0 })
      .take(1)
      .subscribe(log.listener("leaves"))
    #expect(
      log.values.suffix(2) == ["leaves next(1)", "leaves completed"],
      "The subscriber takes one element, and the source sends that at once, inside `subscribe`."
    )
    #expect(
      source.living == 0,
      """
      A subscriber that takes one element from this source leaves before `connect()` has returned. The \
      connection has to end with it, and the source is still subscribed to.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `the source is disposed before its end is heard`(_ end: Event<Int>) {
    _ = noted(source, in: log)
      .multicast({ PublishSubject<Int>() }, selector: { $0 })
      .subscribe(log.listener("result"))
    source.send(.next(1), end)

    #expect(
      log.values == ["source subscribed", "result next(1)", "source disposed", "result \(end)"],
      """
      A connection ends as in 14.2: it is over, and the source disposed, by the time the end is heard. \
      Whoever subscribes again at that moment must not find the old request still running.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `a result that ends inside subscribe is disposed`(_ end: Event<Int>) {
    let hasty = HastySource([end])
    let token = source.multicast({ PublishSubject<Int>() }, selector: { _ in hasty })
      .subscribe(log.observer())

    #expect(log.values == ["\(end)"], "The result ended inside `subscribe`.")
    #expect(
      hasty.subscription.disposals == 1,
      """
      The result ended before it had returned its token, which was disposed \(hasty.subscription.disposals) \
      times. It has to be disposed once, as soon as it is there.
      """
    )
    #expect(source.living == 0, "The result is over, and the source is subscribed to.")
    token.dispose()
  }

  @Test func `a subscriber that leaves disposes the result and the connection`() {
    let other = HandSource<Int>()
    let result = source.multicast(
      { PublishSubject<Int>() },
      selector: { Observable.merge($0, other) }
    )

    let token = result.subscribe(log.observer())
    token.dispose()

    #expect(
      source.living == 0,
      "The connection was made for this subscriber, and has to end with it."
    )
    #expect(
      other.living == 0,
      "The subscriber has left, but the result still listens to its other source."
    )
  }

  @Test func `the result fails if a closure throws`() {
    _ =
      source.multicast(
        { () throws -> PublishSubject<Int> in throw Storm() },
        selector: { $0 }
      )
      .subscribe(log.listener("no subject"))
    _ =
      source.multicast(
        { PublishSubject<Int>() },
        selector: { (_: Observable<Int>) throws -> Observable<Int> in throw Storm() }
      )
      .subscribe(log.listener("no result"))

    #expect(
      log.values == ["no subject error(storm)", "no result error(storm)"],
      "The two closures are the caller's. What they throw has to reach the subscriber."
    )
    #expect(
      source.subscriptions.isEmpty,
      "Nothing could be subscribed to, so there is nothing to connect for."
    )
  }

  @Test func `nothing is kept of the subscription after a closure that throws`() {
    let lifetimes = Lifetimes()

    let token =
      source.multicast(
        { () throws -> PublishSubject<Int> in throw Storm() },
        selector: { $0 }
      )
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    #expect(
      lifetimes.alive == 0,
      "The error was the end, and yet whoever keeps the token keeps the observer, too."
    )
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules(atTheEnd: .freedFirst) {
      $0.multicast({ PublishSubject<Int>() }, selector: { $0 })
    }
  }

  @Test func `its closures are freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.multicast(
        {
          probe.touch()
          return PublishSubject<Int>()
        },
        selector: { shared in
          probe.touch()
          return shared
        }
      )
    }
  }
}

extension Observable {
  /// All elements except the first.
  fileprivate func skipOne() -> Observable<Element> {
    var isFirst = true
    return filter { _ in
      defer { isFirst = false }
      return !isFirst
    }
  }
}
