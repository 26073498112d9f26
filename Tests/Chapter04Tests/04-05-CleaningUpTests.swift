import Solution03TokensAndBags
import Synchronization
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

@Suite struct `4.5 Cleaning up` {
  @Test func `dispose frees what the source returned`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { _ in Freed(log: log) }

    let token = request.subscribe(writing(to: log))
    #expect(log.values.isEmpty, "The request is under way: it is too soon to hang up.")
    token.dispose()

    #expect(
      log.values == ["freed"],
      """
      Nobody wants the answer any more, so the request has to end, once. What the source returned \
      is the way to end it: `keep` it, and dispose it here.
      """
    )
  }

  @Test(arguments: [Event<String>.completed, .error(WeatherError.offline)])
  func `an end frees it, after the observer has heard it`(end: Event<String>) {
    let log = Recorder<String>()
    let station = Station<String>(log)

    let token = station.events.subscribe(writing(to: log))
    station.send(.next("sun"), end)
    log.record("kept")

    #expect(
      log.values == ["next(sun)", "\(end)", "freed", "kept"],
      """
      A sequence that is over no longer needs its connection, and nobody else will close it: a \
      subscriber that has heard the end does not call `dispose()`. First comes the news, then the \
      broom.
      """
    )
    token.dispose()
    #expect(log.values.last == "kept", "Disposing after the end changes nothing.")
  }

  @Test func `an end that comes before the source has returned frees it, too`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { observer in
      observer.onNext("sun")
      observer.onCompleted()
      log.record("source returns")
      return Freed(log: log)
    }

    let token = request.subscribe(writing(to: log))
    log.record("subscribed")
    token.dispose()

    #expect(
      log.values == ["next(sun)", "completed", "source returns", "freed", "subscribed"],
      """
      The source sent the end while it was still running, so there was nothing to free yet. What \
      it returned came a moment later, to a subscription that was over: it is freed then and \
      there, once.
      """
    )
  }

  @Test func `it is freed once, however often it is disposed`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { _ in Freed(log: log) }

    let token = request.subscribe(writing(to: log))
    token.dispose()
    token.dispose()

    #expect(log.values == ["freed"], "Hanging up twice may hang up on the next caller.")
  }

  @Test func `an observer that leaves at the end frees it once`() {
    let log = Recorder<String>()
    let station = Station<String>(log)
    var token: Disposable?
    token = station.events.subscribe(
      AnyObserver<String> { event in
        log.record("\(event)")
        token?.dispose()
        log.record("told")
      }
    )

    station.send(.completed)
    token = nil

    #expect(
      log.values == ["completed", "freed", "told"],
      "It disposed while it heard the end: the resource is freed right there, and not again later."
    )
  }

  @Test func `an observer that leaves at an element frees it there`() {
    let log = Recorder<String>()
    let station = Station<String>(log)
    var token: Disposable?
    token = station.events.subscribe(
      AnyObserver<String> { event in
        log.record("\(event)")
        token?.dispose()
        log.record("told")
      }
    )

    station.send(.next("sun"), .next("rain"), .completed)
    token = nil

    #expect(
      log.values == ["next(sun)", "freed", "told"],
      "`dispose()` frees before it returns, even when the observer calls it during an event."
    )
  }

  @Test func `each subscription frees what is its own`() {
    let log = Recorder<String>()
    let numbers = Atomic(0)
    let request = ClosureObservable<String> { _ in
      let number = numbers.add(1, ordering: .relaxed).newValue
      return Disposables.create { log.record("freed \(number)") }
    }

    let first = request.subscribe(writing(to: log))
    let second = request.subscribe(writing(to: log))
    first.dispose()
    log.record("first has left")
    second.dispose()

    #expect(
      log.values == ["freed 1", "first has left", "freed 2"],
      "Two subscribers, two connections: each one that leaves closes its own."
    )
  }

  @Test func `what was freed is released`() {
    let lifetimes = Lifetimes()
    let log = Recorder<String>()
    let station = Station<String>(log)
    let request = ClosureObservable<String> { observer in
      Held(station.events.subscribe(observer), lifetimes.probe())
    }

    let token = request.subscribe(writing(to: log))
    #expect(lifetimes.alive == 1, "While the sequence goes on, it needs what its source returned.")
    station.send(.completed)

    #expect(
      log.values == ["completed", "freed"],
      "The end has passed through two subscriptions, and each has to free what it kept."
    )
    #expect(
      lifetimes.alive == 0,
      "The sequence is over, but something still holds what its source returned."
    )
    token.dispose()
  }

  @Test func `two threads that dispose at the same moment free it once`() {
    let rounds = (0..<5_000).map { _ in Round() }

    let inTime = race(for: rounds, { $0.token.dispose() }, { $0.token.dispose() })

    #expect(inTime, "A thread got stuck.")
    #expect(
      rounds.allSatisfy { $0.freed.times == 1 },
      "Two threads disposed the same token, and both freed the resource, or neither did."
    )
  }

  @Test func `a dispose that meets an end frees it once`() {
    let rounds = (0..<5_000).map { _ in Round() }

    let inTime = race(for: rounds, { $0.token.dispose() }, { $0.send(.completed) })

    #expect(inTime, "A thread got stuck.")
    #expect(
      rounds.allSatisfy { $0.freed.times == 1 },
      "The end came while another thread disposed: whichever is first frees the resource."
    )
  }

  @Test func `an end from another thread may come while the source returns`() {
    let rounds = (0..<5_000).map { _ in Crossing() }

    let inTime = race(for: rounds, { $0.subscribe() }, { $0.complete() })

    #expect(inTime, "A thread got stuck.")
    #expect(
      rounds.allSatisfy { $0.freed.times == 1 },
      """
      A second thread completed the sequence at the moment when the source returned its resource. \
      If each side leaves it to the other, nobody frees it; if neither does, both free it.
      """
    )
  }
}

/// Disposes another disposable, and keeps a probe alive.
private final class Held: Disposable {
  private let other: Disposable
  private let probe: Lifetimes.Probe

  init(_ other: Disposable, _ probe: Lifetimes.Probe) {
    self.other = other
    self.probe = probe
  }

  func dispose() {
    other.dispose()
  }
}

/// A subscription that is still open, and how often its resource was freed.
private final class Round {
  let freed = Counted()
  private(set) var token: Disposable = Disposables.create()
  private var observer: AnyObserver<String>?

  init() {
    let request = ClosureObservable<String> { [self] observer in
      self.observer = observer
      return freed
    }
    token = request.subscribe(AnyObserver<String> { _ in })
  }

  func send(_ event: Event<String>) {
    observer?.on(event)
  }
}

/// A source that a second thread completes while the first has not returned yet.
private final class Crossing: Sendable {
  let freed = Counted()
  private let observer = Lock<AnyObserver<String>?>(nil)
  private let hasReturned = Atomic(false)

  func subscribe() {
    let request = ClosureObservable<String> { [self] observer in
      self.observer.withLock { $0 = observer }
      return freed
    }
    _ = request.subscribe(AnyObserver<String> { _ in })
    hasReturned.store(true, ordering: .releasing)
  }

  func complete() {
    var isLast = false
    while true {
      if let observer = observer.withLock({ $0 }) { return observer.onCompleted() }
      // In the untouched exercise no source runs, and nobody leaves an observer here.
      if isLast { return }
      isLast = hasReturned.load(ordering: .acquiring)
    }
  }
}
