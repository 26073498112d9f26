import Foundation
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
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
      is the only way to end it.
      """
    )
  }

  @Test func `a token that is thrown away frees nothing`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { _ in Freed(log: log) }

    _ = request.subscribe(writing(to: log))

    #expect(
      log.values.isEmpty,
      """
      The token was thrown away, and nobody has disposed it. The request was freed all the same. There are \
      two ends and `dispose()`, and to drop a token is none of the three.
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
      subscriber that has heard the end does not call `dispose()`. The observer hears the end first, \
      and then the connection is closed.
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

  @Test func `what the source sends while it is freed does not pass`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { observer in
      Disposables.create {
        log.record("freed")
        observer.onNext("goodbye")
        observer.onCompleted()
      }
    }

    let token = request.subscribe(writing(to: log))
    token.dispose()

    #expect(
      log.values == ["freed"],
      """
      The subscriber has left, and closing the connection made the source send once more. Whoever \
      calls `dispose()` wants silence from that moment on.
      """
    )
  }

  @Test func `each subscription frees what is its own`() {
    let log = Recorder<String>()
    let numbers = Counter()
    let request = ClosureObservable<String> { _ in
      let number = numbers.add()
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
    inEveryInterleaving("Each thread may be the first, and only the first one frees it.") { race in
      let round = Round(race)
      race.thread { round.token.dispose() }
      race.thread { round.token.dispose() }
      race.atEnd { round.complaint("Two threads disposed the token") }
    }
  }

  @Test func `a dispose that meets an end frees it once`() {
    inEveryInterleaving(
      "Whichever comes first, the end or the `dispose()`, frees the resource, and the other does not."
    ) { race in
      let round = Round(race)
      race.thread("disposes") { round.token.dispose() }
      race.thread("sends") { round.send(.completed) }
      race.atEnd { round.complaint("One thread disposed while another brought the end") }
    }
  }

  @Test func `an end from another thread may come while the source returns`() {
    inEveryInterleaving(
      """
      The end may come before the resource, or after it. If each side leaves it to the other, nobody \
      frees it; if neither does, both free it. And it is freed once the observer has heard the end.
      """
    ) { race in
      let crossing = Crossing(race)
      race.thread("subscribes") { crossing.subscribe() }
      race.thread("sends") { crossing.complete() }
      race.atEnd { crossing.complaint }
    }
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
  private let freed = Counted()
  private(set) var token: Disposable = Disposables.create()
  private var observer: AnyObserver<String>?

  init(_ race: Scenario) {
    let request = ClosureObservable<String> { [self, freed] observer in
      self.observer = observer
      return Disposing {
        race.step("frees the resource")
        freed.dispose()
      }
    }
    token = request.subscribe(AnyObserver<String> { event in race.step("hears \(event)") })
  }

  func send(_ event: Event<String>) {
    observer?.on(event)
  }

  /// What is wrong if the resource was not freed once after what has happened.
  func complaint(_ whatHappened: String) -> String? {
    freed.times == 1
      ? nil : "\(whatHappened), and the resource was freed \(freed.times) times."
  }
}

/// A source that a second thread completes while the first has not returned yet.
private final class Crossing {
  private let race: Scenario
  private let freed = Counted()
  private let lock = NSLock()
  private var observer: AnyObserver<String>?
  private var hasEnded = false
  private var isLeaving = false
  private var isHearingEnd = false
  private var wasFreedTooSoon = false

  init(_ race: Scenario) {
    self.race = race
  }

  func subscribe() {
    let request = ClosureObservable<String> { [self] observer in
      lock.withLock { self.observer = observer }
      race.step("the source returns")
      return Disposing { [self] in
        race.step("frees the resource")
        lock.withLock { if isHearingEnd, !isLeaving { wasFreedTooSoon = true } }
        freed.dispose()
      }
    }
    let token = request.subscribe(
      AnyObserver<String> { [self] event in
        lock.withLock { isHearingEnd = true }
        race.step("hears \(event)")
        lock.withLock { isHearingEnd = false }
      }
    )
    let leaves = lock.withLock {
      isLeaving = !hasEnded
      return isLeaving
    }
    guard leaves else { return }
    // The end came too soon to be sent, or there is no source to send it.
    race.step("disposes")
    token.dispose()
  }

  func complete() {
    let given = lock.withLock {
      hasEnded = observer != nil
      return observer
    }
    given?.onCompleted()
  }

  var complaint: String? {
    if wasFreedTooSoon {
      return """
        Another thread was telling the observer the end, and what the source had returned was freed \
        before the observer was done.
        """
    }
    let other = hasEnded ? "another thread completed the sequence" : "the token was disposed"
    return freed.times == 1
      ? nil
      : "The source returned its resource, \(other), and it was freed \(freed.times) times."
  }
}

/// A disposable that runs its closure each time.
private struct Disposing: Disposable {
  let body: () -> Void

  func dispose() {
    body()
  }
}
