import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

/// A sequence with a subscription, about to end.
private final class Ends {
  let log = Log()
  let resource = CountingDisposable()
  private var observer: AnyObserver<Int>?

  init() {
    _ = Observable<Int>
      .create { observer in
        self.observer = observer
        return self.resource
      }
      .subscribe(log.observer())
  }

  func send(_ event: Event<Int>) {
    observer?.on(event)
  }
}

@Suite struct `5.10 create` {
  @Test func `the closure sends the sequence`() {
    let log = Log()
    let numbers = Observable<Int>
      .create { observer in
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }

    _ = numbers.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "What the closure sends to its observer, the subscriber hears."
    )
  }

  @Test func `it runs for each subscriber, and not before`() {
    let log = Log()
    let numbers = Observable<Int>
      .create { _ in
        log.record("run")
        return Disposables.create()
      }

    #expect(log.values.isEmpty, "Nobody has subscribed yet.")
    _ = numbers.subscribe { _ in }
    _ = numbers.subscribe { _ in }
    #expect(log.values == ["run", "run"], "Two subscribers, two runs: the sequence is cold.")
  }

  @Test func `what it returns is disposed when the subscriber disposes`() {
    let resource = CountingDisposable()
    let token = Observable<Int>.create { _ in resource }.subscribe { _ in }

    #expect(resource.disposals == 0, "The sequence is running, and still needs its resource.")
    token.dispose()
    token.dispose()
    #expect(resource.disposals == 1, "The subscriber is gone: free the resource, once.")
  }

  @Test func `what it returns is disposed after the end`() {
    let resource = CountingDisposable()
    var send: ((Event<Int>) -> Void)?
    let log = Log()
    let token = Observable<Int>
      .create { observer in
        send = observer.on
        return resource
      }
      .subscribe { event in log.record("\(event), freed: \(resource.disposals)") }

    send?(.next(1))
    send?(.completed)

    #expect(
      log.values == ["next(1), freed: 0", "completed, freed: 0"],
      "First the subscriber hears that it is over, then the source is cleaned up."
    )
    #expect(resource.disposals == 1, "The sequence has ended: free its resource.")
    token.dispose()
    #expect(resource.disposals == 1, "The end has already disposed it.")
  }

  @Test func `the closure may end the sequence before it returns`() {
    let resource = CountingDisposable()
    let token = Observable<Int>
      .create { observer in
        observer.onCompleted()
        return resource
      }
      .subscribe { _ in }

    #expect(
      resource.disposals == 1,
      "The end came before anybody held the resource, so it is freed as soon as it arrives."
    )
    token.dispose()
  }

  @Test func `a closure that breaks the contract is made to keep it`() {
    let log = Log()

    _ = Observable<Int>
      .create { observer in
        observer.onNext(1)
        observer.onError(Storm())
        observer.onNext(2)
        observer.onCompleted()
        observer.onError(Storm())
        return Disposables.create()
      }
      .subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "Nothing comes after the end, whatever the closure sends."
    )
  }

  @Test func `what a reentrant observer makes it send after the end does not come through`() {
    let log = Log()
    var send: ((Event<Int>) -> Void)?
    let answering = AnyObserver<Int> { event in
      log.record("\(event)")
      guard log.values.count < 5 else { return }
      send?(.next(9))
      send?(.completed)
    }
    let token = Observable<Int>
      .create { observer in
        send = observer.on
        return Disposables.create { send = nil }
      }
      .subscribe(answering)

    send?(.completed)

    #expect(
      log.values == ["completed"],
      """
      While the observer was handling the end, the source sent more. The end has to be recorded \
      before it is passed on; afterwards is too late.
      """
    )
    token.dispose()
  }

  @Test func `nothing comes after dispose`() {
    var send: ((Event<Int>) -> Void)?
    let log = Log()
    let token = Observable<Int>
      .create { observer in
        send = observer.on
        return Disposables.create()
      }
      .subscribe(log.observer())

    send?(.next(1))
    token.dispose()
    send?(.next(2))
    send?(.completed)

    #expect(log.values == ["next(1)"], "The closure still has its observer, but nobody listens.")
  }

  @Test func `of two ends on two threads one comes through`() {
    let rounds = (0..<3_000).map { _ in Ends() }

    let returned = onThreads(2, rounds: rounds.count) { thread, round in
      rounds[round].send(thread == 0 ? .completed : .error(Storm()))
    }

    #expect(returned, "A thread did not come back.")
    let wrong = rounds.count { $0.log.values.count != 1 || $0.resource.disposals != 1 }
    #expect(
      wrong == 0,
      """
      In \(wrong) of \(rounds.count) rounds two ends were heard, or the resource was not freed exactly \
      once. Of two that come at the same moment, one has to be the first.
      """
    )
  }

  @Test func `the observer is freed with the subscription, though the closure keeps its end`() {
    let lifetimes = Lifetimes()
    var send: ((Event<Int>) -> Void)?
    let token = Observable<Int>
      .create { observer in
        send = observer.on
        return Disposables.create { send = nil }
      }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    #expect(lifetimes.alive == 1, "The subscription is alive, and holds its observer.")
    token.dispose()
    #expect(
      lifetimes.alive == 0,
      "The subscription is disposed, and the source has dropped its observer."
    )
    send?(.completed)
  }
}
