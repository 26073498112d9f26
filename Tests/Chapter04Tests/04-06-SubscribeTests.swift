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

@Suite struct `4.6 subscribe` {
  @Test func `one closure hears every event`() {
    let log = Recorder<String>()
    let station = Station<String>(log)

    let token = station.events.subscribe { event in log.record("\(event)") }
    station.send(.next("sun"), .next("rain"), .completed)
    token.dispose()

    #expect(
      log.values == ["next(sun)", "next(rain)", "completed", "freed"],
      "The closure is the observer: it hears what the source sends, and then the source is freed."
    )
  }

  @Test func `each closure is called for its own kind of event`() {
    let log = Recorder<String>()

    for end in [Event<String>.completed, .error(WeatherError.offline)] {
      let station = Station<String>(Recorder())
      let token = station.events.subscribe(
        onNext: { log.record("next \($0)") },
        onError: { log.record("error \($0)") },
        onCompleted: { log.record("completed") }
      )
      station.send(.next("sun"), .next("rain"), end)
      token.dispose()
    }

    #expect(
      log.values == [
        "next sun", "next rain", "completed", "next sun", "next rain", "error offline",
      ],
      "An element goes to `onNext`, a failure to `onError`, the good end to `onCompleted`."
    )
  }

  @Test func `its token ends the subscription`() {
    let log = Recorder<String>()
    let station = Station<String>(log)
    let tokens = [
      station.events.subscribe { event in log.record("\(event)") },
      station.events.subscribe(onNext: { log.record("next \($0)") }),
    ]

    station.send(.next("sun"))
    for token in tokens { token.dispose() }
    station.send(.next("rain"), .completed)

    #expect(
      log.values == ["next(sun)", "next sun", "freed", "freed"],
      "Both have left, so what the source returned is freed, and nobody hears of the rain."
    )
  }

  @Test func `onDisposed comes after the end, before the source is freed`() {
    let log = Recorder<String>()

    for end in [Event<String>.completed, .error(WeatherError.offline)] {
      let station = Station<String>(log)
      let token = station.events.subscribe(
        onError: { log.record("error \($0)") },
        onCompleted: { log.record("completed") },
        onDisposed: { log.record("disposed") }
      )
      station.send(end)
      token.dispose()
    }

    #expect(
      log.values == ["completed", "disposed", "freed", "error offline", "disposed", "freed"],
      """
      First comes the end's own closure, and right after it `onDisposed`. Both belong to the \
      observer; once they have returned, the source is freed.
      """
    )
  }

  @Test func `on dispose, the source is freed first, then comes onDisposed`() {
    let log = Recorder<String>()
    let station = Station<String>(log)

    let token = station.events.subscribe(
      onNext: { log.record("next \($0)") },
      onCompleted: { log.record("completed") },
      onDisposed: { log.record("disposed") }
    )
    station.send(.next("sun"))
    token.dispose()
    log.record("left")
    token.dispose()
    station.send(.completed)

    #expect(
      log.values == ["next sun", "freed", "disposed", "left"],
      """
      This time the subscriber ends it: first the source is freed, and by the time `onDisposed` is \
      called, all is over. The subscriber hears no end: there was none.
      """
    )
  }

  @Test(arguments: [Event<String>.completed, .error(WeatherError.offline)])
  func `a dispose while the end is heard frees the source right then`(_ end: Event<String>) {
    let log = Recorder<String>()
    let station = Station<String>(log)
    var token: Disposable?
    let hearsTheEnd = {
      log.record("the end begins")
      token?.dispose()
      log.record("the end is over")
    }

    token = station.events.subscribe(
      onError: { _ in hearsTheEnd() },
      onCompleted: hearsTheEnd,
      onDisposed: { log.record("disposed") }
    )
    station.send(end)
    token = nil

    #expect(
      log.values.filter { $0 != "disposed" } == ["the end begins", "freed", "the end is over"],
      """
      The observer disposed while it was hearing \(end). Whoever disposes wants the source to be freed at \
      that moment, and not when the closure has returned, which may take long.
      """
    )
    #expect(
      log.values.filter { $0 == "disposed" }.count == 1,
      "It is over once, and `onDisposed` is called once for that. \(log.values)"
    )
  }

  @Test(arguments: [Event<String>.completed, .error(WeatherError.offline)])
  func `a dispose while onDisposed runs frees the source right then`(_ end: Event<String>) {
    let log = Recorder<String>()
    let station = Station<String>(log)
    var token: Disposable?

    token = station.events.subscribe(
      onError: { _ in log.record("the end") },
      onCompleted: { log.record("the end") },
      onDisposed: {
        log.record("onDisposed begins")
        token?.dispose()
        log.record("onDisposed is over")
      }
    )
    station.send(end)
    token = nil

    #expect(
      log.values == ["the end", "onDisposed begins", "freed", "onDisposed is over"],
      """
      After \(end), the token was disposed inside `onDisposed`. Whoever disposes wants the source to be \
      freed at that moment, and not when the closure has returned.
      """
    )
  }

  @Test func `onDisposed is enough by itself`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())

    let ended = station.events.subscribe(onDisposed: { log.record("ended") })
    station.send(.next("sun"), .completed)
    let left = station.events.subscribe(onDisposed: { log.record("left") })
    left.dispose()
    ended.dispose()

    #expect(
      log.values == ["ended", "left"],
      "It is called once for each subscription, even if nobody asked for elements or for the end."
    )
  }

  @Test func `an element that nobody asked for is not an end`() {
    let log = Recorder<String>()
    let station = Station<String>(Recorder())

    let token = station.events.subscribe(
      onError: { log.record("error \($0)") },
      onCompleted: { log.record("completed") },
      onDisposed: { log.record("disposed") }
    )
    station.send(.next("sun"))
    log.record("more to come")
    station.send(.next("rain"), .completed)
    token.dispose()

    #expect(
      log.values == ["more to come", "completed", "disposed"],
      """
      There is no `onNext`, so nobody hears of the sun and the rain. They are elements all the same: \
      the sequence goes on, and the other closures wait for its end.
      """
    )
  }

  @Test func `a source that ends inside subscribe has the same order`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { observer in
      observer.onNext("sun")
      observer.onCompleted()
      log.record("source returns")
      return Freed(log: log)
    }

    let token = request.subscribe(
      onNext: { log.record("next \($0)") },
      onCompleted: { log.record("completed") },
      onDisposed: { log.record("disposed") }
    )
    token.dispose()

    #expect(
      log.values == ["next sun", "completed", "disposed", "source returns", "freed"],
      "Nobody holds a token yet, but the sequence has ended: `onDisposed` doesn't wait for a token."
    )
  }

  @Test func `after the end, no closure is called, whatever the observable`() {
    let log = Recorder<String>()
    let rude = Rude<String>(.next("sun"), .completed, .next("rain"), .error(WeatherError.offline))

    _ = rude.subscribe { event in log.record("\(event)") }
    for onDisposed in [{ log.record("disposed") }, nil] {
      _ = rude.subscribe(
        onNext: { log.record("next \($0)") },
        onError: { log.record("error \($0)") },
        onCompleted: { log.record("completed") },
        onDisposed: onDisposed
      )
    }

    #expect(
      log.values == [
        "next(sun)", "completed", "next sun", "completed", "disposed", "next sun", "completed",
      ],
      """
      Not every observable puts a guard in between. The last observer ignores on its own what \
      follows an end, and so keeps the contract for the closures.
      """
    )
  }

  @Test func `after an end inside subscribe the token still frees the source`() {
    let log = Recorder<String>()
    let rude = Rude<String>(.next("sun"), .completed, returning: Freed(log: log))

    let tokens = [
      rude.subscribe { event in log.record("\(event)") },
      rude.subscribe(
        onNext: { log.record("next \($0)") },
        onCompleted: { log.record("completed") },
        onDisposed: { log.record("disposed") }
      ),
    ]
    log.record("subscribed")
    for token in tokens { token.dispose() }

    #expect(
      log.values == [
        "next(sun)", "completed", "next sun", "completed", "disposed", "subscribed", "freed",
        "freed",
      ],
      """
      This observable has no guard, so it frees nothing by itself at an end. The sequence was over before \
      `subscribe` had returned, and only the token can free the source: once for each subscription.
      """
    )
  }

  @Test(arguments: [Event<String>.completed, .error(WeatherError.offline)])
  func `while the end is heard, no closure is called, whatever the observable`(_ end: Event<String>)
  {
    let log = Recorder<String>()
    let source = HandSource<String>()
    let hearsTheEnd = {
      log.record("the end")
      // Once is enough to show it; without this, a wrong answer would recurse forever.
      guard log.values.count == 1 else { return }
      source.send(.next("rain"), .completed)
    }

    let token = source.subscribe(
      onNext: { log.record("next \($0)") },
      onError: { _ in hearsTheEnd() },
      onCompleted: hearsTheEnd,
      onDisposed: { log.record("disposed") }
    )
    source.send(end)
    token.dispose()

    #expect(
      log.values == ["the end", "disposed"],
      """
      While \(end) was heard, it made the source send rain and another end. This observable has no \
      guard, so the observer itself has to ignore what follows an end.
      """
    )
  }

  @Test func `two threads that dispose call onDisposed once`() {
    inEveryInterleaving(
      """
      Whether it was called before has to be looked up and recorded in one step, or both threads may \
      find that it was not.
      """
    ) { race in
      let calls = Counted()
      let token = Station<String>(Recorder()).events
        .subscribe(
          onDisposed: {
            race.step("runs onDisposed")
            calls.dispose()
          }
        )
      race.thread { token.dispose() }
      race.thread { token.dispose() }
      race.atEnd {
        calls.times == 1
          ? nil
          : "Two threads disposed one token, and `onDisposed` was called \(calls.times) times."
      }
    }
  }

  @Test func `a dispose that meets an end calls onDisposed once`() {
    inEveryInterleaving(
      """
      Whichever comes first calls `onDisposed`; whether it was called before has to be looked up and \
      recorded in one step.
      """
    ) { race in
      let calls = Counted()
      let station = Station<String>(Recorder())
      let token = station.events
        .subscribe(
          onCompleted: { race.step("hears the end") },
          onDisposed: {
            race.step("runs onDisposed")
            calls.dispose()
          }
        )
      race.thread("disposes") { token.dispose() }
      race.thread("sends") { station.send(.completed) }
      race.atEnd {
        calls.times == 1
          ? nil
          : """
          One thread disposed while another brought the end, and `onDisposed` was called \
          \(calls.times) times.
          """
      }
    }
  }

  @Test func `nothing is kept when the token is gone`() {
    let lifetimes = Lifetimes()
    let station = Station<String>(Recorder())
    let events = station.events
    var token: Disposable? = events.subscribe(
      onNext: { [probe = lifetimes.probe()] _ in probe.touch() },
      onDisposed: { [probe = lifetimes.probe()] in probe.touch() }
    )
    #expect(lifetimes.alive == 2, "The subscription is open, so its closures are needed.")
    token?.dispose()
    station.forget()
    token = nil

    #expect(
      token == nil && lifetimes.alive == 0,
      "Neither source nor subscriber holds it, but something keeps a closure: a retain cycle."
    )
  }
}
