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

/// A sequence that was created and subscribed to, and is about to end.
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
      "What the closure tells its observer, the subscriber hears."
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

    #expect(resource.disposals == 0, "The sequence goes on, and needs what it works with.")
    token.dispose()
    token.dispose()
    #expect(resource.disposals == 1, "The subscriber has gone: free it, once.")
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
      "First the subscriber hears that it is over, then the source is cleared away."
    )
    #expect(resource.disposals == 1, "The sequence has ended: free what it worked with.")
    token.dispose()
    #expect(resource.disposals == 1, "Disposed already, by the end.")
  }

  @Test func `it may end before it has returned`() {
    let resource = CountingDisposable()
    let token = Observable<Int>
      .create { observer in
        observer.onCompleted()
        return resource
      }
      .subscribe { _ in }

    #expect(
      resource.disposals == 1,
      "The end came before anybody had the resource in hands. It is freed as soon as it arrives."
    )
    token.dispose()
  }

  @Test func `a rude closure is made to keep the contract`() {
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

  @Test func `what is sent in answer to the end does not come through`() {
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
      While the observer was being told the end, the source sent more. The end has to be noted \
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

    #expect(log.values == ["next(1)"], "The closure still has its observer, and speaks to nobody.")
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

    #expect(lifetimes.alive == 1, "It listens.")
    token.dispose()
    #expect(
      lifetimes.alive == 0,
      "It listens no more, and the source has let go as it was told to."
    )
    send?(.completed)
  }
}
