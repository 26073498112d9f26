import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

// The observers of these tests have no guard of their own: what arrives is what was let through.
@Suite struct `4.4 The guard` {
  @Test func `a source that keeps the rules is not disturbed`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())

    let token = station.events.subscribe(writing(to: log))
    station.send(.next("sun"), .next("rain"), .completed)
    token.dispose()

    #expect(
      log.values == ["next(sun)", "next(rain)", "completed"],
      "next, next, completed: that is the contract, so everything passes, and in this order."
    )
  }

  @Test(arguments: [Event<String>.completed, .error(WeatherError.offline)])
  func `after an end nothing passes, however rude the source`(end: Event<String>) {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { observer in
      observer.onNext("sun")
      observer.on(end)
      observer.onNext("rain")
      observer.onNext("snow")
      observer.onCompleted()
      observer.onError(WeatherError.noSuchCity)
      observer.onNext("hail")
      return Disposables.create()
    }

    _ = request.subscribe(writing(to: log))

    #expect(
      log.values == ["next(sun)", "\(end)"],
      """
      The source went on after an end: with elements, with a second end, with an error that came \
      too late. A sequence has one end, and nothing follows it; the guard sees to that, since the \
      source does not. (If all of it came through: is a `Subscription` what the source is given?)
      """
    )
  }

  @Test func `after dispose nothing passes`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    let token = station.events.subscribe(writing(to: log))

    station.send(.next("sun"))
    token.dispose()
    log.record("disposed")
    station.send(.next("rain"), .completed, .next("snow"), .error(WeatherError.offline))

    #expect(
      log.values == ["next(sun)", "disposed"],
      """
      The subscriber has left, and was told something all the same. It may not even be able to \
      listen any more: its screen is closed. Not an element comes through, and not an end either.
      """
    )
  }

  @Test func `an observer can leave while it is told an element`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    var token: Disposable?
    token = station.events.subscribe(
      AnyObserver<String> { event in
        log.record("\(event)")
        if event.element == "rain" { token?.dispose() }
      }
    )

    station.send(.next("sun"), .next("rain"), .next("snow"), .completed)
    token = nil

    #expect(
      log.values == ["next(sun)", "next(rain)"],
      "It had seen enough at the rain, and said so while it was told. Nothing comes after that."
    )
  }

  @Test func `while the observer hears the end nothing else passes`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    let token = station.events.subscribe(
      AnyObserver<String> { event in
        log.record("\(event)")
        // Once is enough to show it; without this a wrong answer would go round for ever.
        guard log.values.count == 1 else { return }
        station.send(.next("rain"), .completed)
      }
    )

    station.send(.completed)
    token.dispose()

    #expect(
      log.values == ["completed"],
      "The observer made the source speak while it was told the end. The end had been said by then."
    )
  }

  @Test func `the end of one subscription is not the end of another`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    let events = station.events
    let first = events.subscribe(AnyObserver<String> { log.record("first \($0)") })
    let second = events.subscribe(AnyObserver<String> { log.record("second \($0)") })

    first.dispose()
    station.send(.next("sun"))
    second.dispose()
    station.send(.next("rain"))

    #expect(
      log.values == ["second next(sun)"],
      "The first subscriber left, the second stayed a while: each subscription has its own guard."
    )
  }

  @Test func `a token says whether its subscription is over`() throws {
    let station = Station<String>(Recorder())
    let ended = try #require(station.events.subscribe(writing(to: Recorder())) as? Cancelable)
    #expect(!ended.isDisposed, "Nothing has ended so far.")
    station.send(.next("sun"))
    #expect(!ended.isDisposed, "An element is no end.")
    station.send(.completed)
    #expect(ended.isDisposed, "The sequence has ended, and with it the subscription.")

    let left = try #require(station.events.subscribe(writing(to: Recorder())) as? Cancelable)
    left.dispose()
    #expect(left.isDisposed, "It was disposed.")
  }

  @Test func `of two ends that come at the same moment one passes`() {
    let rounds = (0..<150_000).map { _ in Round() }

    let inTime = race(
      for: rounds,
      { $0.observer?.on(.completed) },
      { $0.observer?.on(.completed) }
    )

    #expect(inTime, "A thread got stuck.")
    #expect(
      rounds.allSatisfy { $0.told.times == 1 },
      """
      Two threads brought an end at the same moment, and not exactly one of them came through. \
      Each asked whether it was over, and was told no, before either had marked it.
      """
    )
  }

  @Test func `what another thread sends after dispose does not pass`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    let token = station.events.subscribe(writing(to: log))
    let disposed = CountDown()

    let inTime = onThreads(2) { thread in
      if thread == 0 {
        token.dispose()
        disposed.arrive()
      } else {
        disposed.wait()
        station.send(.next("sun"), .completed)
      }
    }

    #expect(inTime, "A thread got stuck.")
    #expect(
      log.values.isEmpty,
      "One thread disposed, and it had returned before the other one sent: that is after, too."
    )
  }

  @Test func `a dispose on one thread meets an end on another`() {
    let rounds = (0..<5_000).map { _ in Round() }

    let inTime = race(
      for: rounds,
      {
        $0.observer?.on(.completed)
        $0.observer?.on(.next("sun"))
      },
      { $0.token.dispose() }
    )

    #expect(inTime, "A thread got stuck.")
    #expect(
      rounds.allSatisfy { $0.told.times <= 1 },
      "Either the end was first, and passes alone, or the dispose was, and nothing passes."
    )
  }

  @Test func `nobody waits for an observer that is running`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    var token: Disposable?
    token = station.events.subscribe(
      AnyObserver<String> { event in
        log.record("\(event)")
        guard log.values.count == 1 else { return }
        let returned = onThreads(1, within: 3) { _ in token?.dispose() }
        log.record(returned ? "disposed" : "had to wait")
      }
    )

    station.send(.next("sun"), .next("rain"))
    token = nil

    #expect(
      log.values == ["next(sun)", "disposed"],
      """
      While the observer was told the sun, another thread disposed. If it had to wait, a lock is \
      held while the observer is called; if the rain arrived, it disposed in vain.
      """
    )
  }
}

/// A subscription that is still open, and how often its observer was told something.
private struct Round {
  let told = Counted()
  let token: Disposable
  /// What the source was given; nothing, as long as no source runs.
  let observer: AnyObserver<String>?

  init() {
    var given: AnyObserver<String>?
    let request = ClosureObservable<String> { observer in
      given = observer
      return Disposables.create()
    }
    token = request.subscribe(AnyObserver<String> { [told] _ in told.dispose() })
    observer = given
  }
}
