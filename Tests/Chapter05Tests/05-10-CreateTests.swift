import ContractTesting
import Foundation
import Interleaving
import InterleavingTesting
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
  private(set) var token: Disposable = Disposables.create()
  private var observer: AnyObserver<Int>?

  init(_ race: Scenario) {
    token = Observable<Int>
      .create { observer in
        self.observer = observer
        return self.resource
      }
      .subscribe(
        AnyObserver { [log] event in
          race.step("hears \(event)")
          log.record("\(event)")
        }
      )
  }

  func send(_ events: Event<Int>...) {
    for event in events { observer?.on(event) }
  }

  /// What is wrong if the resource was not freed once.
  var complaint: String? {
    resource.disposals == 1 ? nil : "The resource was freed \(resource.disposals) times."
  }
}

/// A closure that another thread ends while it has not returned yet.
private final class Crossing {
  private let race: Scenario
  private let log = Log()
  private let resource = CountingDisposable()
  private let lock = NSLock()
  private var observer: AnyObserver<Int>?

  init(_ race: Scenario) {
    self.race = race
  }

  func subscribe() {
    let token = Observable<Int>
      .create { [self] observer in
        lock.withLock { self.observer = observer }
        race.step("the closure returns")
        return resource
      }
      .subscribe(
        AnyObserver { [race, log] event in
          race.step("hears \(event)")
          log.record("\(event)")
        }
      )
    race.step("disposes")
    token.dispose()
  }

  func complete() {
    lock.withLock { observer }?.onCompleted()
  }

  var complaint: String? {
    resource.disposals == 1
      ? nil
      : "The observer heard \(log.inWords), and the resource was freed \(resource.disposals) times."
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

  @Test func `it runs inside subscribe, whatever else is under way`() {
    let log = Log()
    let numbers = Observable<Int>
      .create { observer in
        observer.onNext(1)
        return Disposables.create()
      }

    let heard = Trampoline.current.run {
      _ = numbers.subscribe(log.observer())
      return log.values
    }

    #expect(
      heard == ["next(1)"],
      """
      Somebody subscribed in the middle of other work. The closure sends 1 at once, and when \
      `subscribe` returned the observer had heard \
      \(heard.isEmpty ? "nothing" : heard.joined(separator: ", ")).
      """
    )
  }

  @Test func `what it returns is disposed when the subscriber disposes`() {
    let resource = CountingDisposable()
    let token = Observable<Int>.create { _ in resource }.subscribe { _ in }

    #expect(resource.disposals == 0, "The sequence is running, and still needs its resource.")
    token.dispose()
    token.dispose()
    #expect(resource.disposals == 1, "The subscriber is gone: free the resource, once.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `what it returns is disposed after the end`(_ end: Event<Int>) {
    let resource = CountingDisposable()
    var send: ((Event<Int>) -> Void)?
    let log = Log()
    let token = Observable<Int>
      .create { observer in
        send = observer.on
        return resource
      }
      .subscribe { event in
        log.record("\(event), freed: \(resource.disposals)")
        guard event.isStopEvent else { return }
        send?(.completed)
        send?(.error(Storm()))
        log.record("two more ends, freed: \(resource.disposals)")
      }

    send?(.next(1))
    send?(end)

    #expect(
      log.values == ["next(1), freed: 0", "\(end), freed: 0", "two more ends, freed: 0"],
      """
      First the subscriber hears that it is over, then the source is cleaned up. An end that comes \
      meanwhile is ignored, and frees nothing.
      """
    )
    #expect(resource.disposals == 1, "The sequence has ended: free its resource.")
    token.dispose()
    #expect(resource.disposals == 1, "The end has already disposed it.")
    send = nil
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `it is disposed at once if the subscriber disposes at the end`(_ end: Event<Int>) {
    let resource = CountingDisposable()
    let token = SingleAssignmentDisposable()
    let freed = Recorder<Int>()
    var send: ((Event<Int>) -> Void)?
    let source = Observable<Int>
      .create { observer in
        send = observer.on
        return resource
      }
    token.setDisposable(
      source.subscribe { _ in
        token.dispose()
        freed.record(resource.disposals)
      }
    )
    send?(end)

    #expect(
      freed.values == [1],
      """
      While it was hearing \(end), the subscriber disposed: what the closure returned is not needed any \
      more. How often it had been disposed when that `dispose()` returned: \(freed.values).
      """
    )
    #expect(resource.disposals == 1, "It has to be disposed once, also when the end is over.")
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

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { source in
      .create { observer in source.subscribe(observer) }
    }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      Observable<Int>
        .create { observer in
          probe.touch()
          return source.subscribe(observer)
        }
    }
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
    inEveryInterleaving(
      """
      Looking whether an end has come and recording that one has must be one step, or both threads \
      may find that none has: a race condition.
      """
    ) { race in
      let ends = Ends(race)
      race.thread { ends.send(.completed) }
      race.thread { ends.send(.error(Storm())) }
      race.atEnd {
        ends.log.values.count == 1
          ? ends.complaint
          : "Two threads brought an end each, and the observer heard \(ends.log.inWords)."
      }
    }
  }

  @Test func `of two elements on two threads both come through`() {
    inEveryInterleaving("`create` makes nobody wait: it is up to the closure to send in order.") {
      race in
      let ends = Ends(race)
      race.thread { ends.send(.next(1)) }
      race.thread { ends.send(.next(2)) }
      race.atEnd {
        ends.log.values.sorted() == ["next(1)", "next(2)"]
          ? nil : "Two threads sent 1 and 2, and the observer heard \(ends.log.inWords)."
      }
    }
  }

  @Test func `a dispose on one thread meets an end on another`() {
    inEveryInterleaving(
      """
      Either the end comes first and is heard, or `dispose()` comes first and nothing is; the \
      resource is freed once in any case.
      """
    ) { race in
      let ends = Ends(race)
      race.thread("disposes") { ends.token.dispose() }
      race.thread("sends") { ends.send(.completed, .next(1), .completed) }
      race.atEnd {
        ends.log.values.isEmpty || ends.log.values == ["completed"]
          ? ends.complaint : "The observer heard \(ends.log.inWords)."
      }
    }
  }

  @Test func `an end from another thread may come while the closure returns`() {
    inEveryInterleaving(
      """
      The end may come before the resource, or after it. If each side leaves it to the other, nobody \
      frees it; if neither does, both free it.
      """
    ) { race in
      let crossing = Crossing(race)
      race.thread("subscribes") { crossing.subscribe() }
      race.thread("sends") { crossing.complete() }
      race.atEnd { crossing.complaint }
    }
  }

  @Test func `the resource is freed after the end, whichever of the two comes first`() {
    inEveryInterleaving(
      """
      The resource comes from one thread, while another one tells the end. It is freed when the observer \
      has heard that to the last line, and not before.
      """
    ) { race in
      let (log, lock) = (Log(), NSLock())
      var observer: AnyObserver<Int>?
      var token: Disposable?
      race.thread("subscribes") {
        token = Observable<Int>
          .create { input in
            lock.withLock { observer = input }
            race.step("the closure returns")
            return Disposables.create { log.record("the resource is freed") }
          }
          .subscribe { event in
            log.record("\(event)")
            race.step("still hears \(event)")
            log.record("has heard it")
          }
      }
      race.thread("sends") { lock.withLock { observer }?.onCompleted() }
      race.atEnd {
        token?.dispose()
        let orders = [
          ["completed", "has heard it", "the resource is freed"], ["the resource is freed"],
        ]
        return orders.contains(log.values) ? nil : "What happened: \(log.inWords)."
      }
    }
  }

  @Test func `a dispose that meets an end frees the whole chain, once`() {
    inEveryInterleaving(
      """
      Each sink and its disposer hold each other, until one of the two threads has disposed them. If \
      each leaves it to the other, the retain cycle stays.
      """
    ) { race in
      let (lifetimes, resource) = (Lifetimes(), CountingDisposable())
      var observer: AnyObserver<Int>?
      let token = Observable<Int>
        .create {
          observer = $0
          return resource
        }
        .map { $0 * 10 }
        .take(2)
        .subscribe { [probe = lifetimes.probe()] event in
          probe.touch()
          race.step("hears \(event)")
        }
      race.thread("disposes") { token.dispose() }
      race.thread("sends") { observer?.onCompleted() }
      race.atEnd {
        observer = nil
        guard resource.disposals == 1 else {
          return "The resource was freed \(resource.disposals) times."
        }
        return lifetimes.alive == 0 ? nil : "All is over, and the chain is still in memory."
      }
    }
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
