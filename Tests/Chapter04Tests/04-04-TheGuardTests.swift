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

// The observers in these tests have no guard of their own: what arrives is what was let through.
@Suite struct `4.4 The guard` {
  @Test func `a source that keeps the rules is not disturbed`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())

    let token = station.events.subscribe(writing(to: log))
    station.send(.next("sun"), .next("rain"), .completed)
    token.dispose()

    #expect(
      log.values == ["next(sun)", "next(rain)", "completed"],
      "next, next, completed: that keeps the contract, so everything passes, in this order."
    )
  }

  @Test(arguments: [Event<String>.completed, .error(WeatherError.offline)])
  func `after an end, nothing passes, however rude the source`(end: Event<String>) {
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
      too late. A sequence has one end, and nothing follows it; the guard makes sure of that, since \
      the source does not. (If all of it came through: is the source given a `Subscription`?)
      """
    )
  }

  @Test func `after dispose, nothing passes`() {
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
      After a subscriber has left, it must hear nothing: its screen may be closed, and unable to \
      listen. No element comes through, and no end either.
      """
    )
  }

  @Test func `an observer can leave while it hears an element`() {
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
      "When it heard of the rain it disposed, in the middle of the call. Nothing comes after that."
    )
  }

  @Test func `while the observer hears the end, nothing else passes`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    let token = station.events.subscribe(
      AnyObserver<String> { event in
        log.record("\(event)")
        // Once is enough to show it; without this, a wrong answer would recurse forever.
        guard log.values.count == 1 else { return }
        station.send(.next("rain"), .completed)
      }
    )

    station.send(.completed)
    token.dispose()

    #expect(
      log.values == ["completed"],
      """
      While the observer heard the end, it made the source send again, a reentrant call. The end \
      had already come.
      """
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
      "The first subscriber left before the second: each subscription has its own guard."
    )
  }

  @Test func `a token says whether its subscription is over`() throws {
    let station = Station<String>(Recorder())
    let ended = try #require(station.events.subscribe(writing(to: Recorder())) as? Cancelable)
    #expect(!ended.isDisposed, "Nothing has ended yet.")
    station.send(.next("sun"))
    #expect(!ended.isDisposed, "An element is not an end.")
    station.send(.completed)
    #expect(ended.isDisposed, "The sequence has ended, and with it the subscription.")

    let left = try #require(station.events.subscribe(writing(to: Recorder())) as? Cancelable)
    left.dispose()
    #expect(left.isDisposed, "It was disposed.")
  }

  @Test func `of two ends that come at the same moment, one passes`() {
    inEveryInterleaving(
      """
      Looking at the flag and raising it must be one step, or both threads may find it down: a race \
      condition.
      """
    ) { race in
      let round = Round(race)
      race.thread { round.observer?.on(.completed) }
      race.thread { round.observer?.on(.error(WeatherError.offline)) }
      race.atEnd {
        round.heard.values.count == 1
          ? nil
          : "Two threads brought an end each, and the observer heard \(round.heard.inWords)."
      }
    }
  }

  @Test func `of two elements that come at the same moment, both pass`() {
    inEveryInterleaving(
      """
      An element only looks at the flag. If it changes the flag, even for a moment, it is in the way \
      of other threads.
      """
    ) { race in
      let round = Round(race)
      race.thread { round.observer?.on(.next("sun")) }
      race.thread { round.observer?.on(.next("rain")) }
      race.atEnd {
        round.heard.values.sorted() == ["next(rain)", "next(sun)"]
          ? nil
          : "Two threads sent sun and rain, and the observer heard \(round.heard.inWords)."
      }
    }
  }

  @Test func `what another thread sends after dispose does not pass`() {
    inEveryInterleaving(
      "Once `dispose()` has raised the flag, it must stay up, whatever other threads do meanwhile."
    ) { race in
      let round = Round(race)
      let late = Recorder<String>()
      let disposed = Counted()
      race.thread("disposes") {
        round.token.dispose()
        race.step("has disposed")
        disposed.dispose()
      }
      race.thread("sends") {
        for event in [Event.next("sun"), .next("rain"), .completed] {
          race.step("sends \(event)")
          if disposed.times > 0 { late.record("\(event)") }
          round.observer?.on(event)
        }
      }
      race.atEnd {
        late.values.first { round.heard.values.contains($0) }
          .map { "`dispose()` had returned when \($0) was sent, and the observer heard it." }
      }
    }
  }

  @Test func `what another thread sends after an end does not pass`() {
    inEveryInterleaving(
      "Once an end has raised the flag, it must stay up, whatever other threads do meanwhile."
    ) { race in
      let round = Round(race)
      let late = Recorder<String>()
      let ended = Counted()
      race.thread("ends") {
        round.observer?.on(.completed)
        race.step("has sent the end")
        ended.dispose()
      }
      race.thread("sends") {
        for event in [Event.next("sun"), .next("rain")] {
          race.step("sends \(event)")
          if ended.times > 0 { late.record("\(event)") }
          round.observer?.on(event)
        }
      }
      race.atEnd {
        late.values.first { round.heard.values.contains($0) }
          .map { "The end had been heard when \($0) was sent, and the observer heard it." }
      }
    }
  }

  @Test func `a dispose on one thread meets an end on another`() {
    inEveryInterleaving(
      "If the end comes first, only the end passes; if `dispose()` comes first, nothing does."
    ) { race in
      let round = Round(race)
      race.thread("disposes") { round.token.dispose() }
      race.thread("sends") {
        round.observer?.on(.completed)
        round.observer?.on(.next("sun"))
        round.observer?.on(.completed)
      }
      race.atEnd {
        round.heard.values.isEmpty || round.heard.values == ["completed"]
          ? nil
          : "The observer heard \(round.heard.inWords)."
      }
    }
  }

  @Test func `nobody waits for an observer that is running`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())
    var token: Disposable?
    token = station.events.subscribe(
      AnyObserver<String> { event in
        log.record("\(event)")
        guard log.values.count == 1 else { return }
        let returned = anotherThreadCan { token?.dispose() }
        log.record(returned ? "disposed" : "had to wait")
      }
    )

    station.send(.next("sun"), .next("rain"))
    token = nil

    #expect(
      log.values == ["next(sun)", "disposed"],
      """
      While the observer heard of the sun, another thread disposed. If it had to wait, a lock is \
      held while the observer is called; if the rain arrived, `dispose()` had no effect.
      """
    )
  }
}

/// A subscription that is still open, and what its observer has heard.
private struct Round {
  let heard = Recorder<String>()
  let token: Disposable
  /// What the source was given; nil as long as no source runs.
  let observer: AnyObserver<String>?

  init(_ race: Scenario) {
    var given: AnyObserver<String>?
    let request = ClosureObservable<String> { observer in
      given = observer
      return Disposables.create()
    }
    token = request.subscribe(
      AnyObserver<String> { [heard] event in
        race.step("hears \(event)")
        heard.record("\(event)")
      }
    )
    observer = given
  }
}
