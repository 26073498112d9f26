import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

/// An observer that implements only `on(_:)`.
private struct Listener: ObserverType {
  let log: Recorder<String>

  func on(_ event: Event<String>) {
    log.record("\(event)")
  }
}

/// An observer with a method for each kind of event.
private struct DirectListener: DirectObserver {
  let log: Recorder<String>

  func onNext(_ element: String) { log.record("an element: \(element)") }
  func onError(_ error: any Error) { log.record("an error: \(error)") }
  func onCompleted() { log.record("the end") }
}

@Suite struct `4.2 Observers` {
  @Test func `the closure hears each event`() {
    let log = Recorder<String>()
    let observer = AnonymousObserver<String> { log.record("\($0)") }

    observer.on(.next("sun"))
    observer.on(.next("rain"))

    #expect(log.values == ["next(sun)", "next(rain)"], "Two events, two calls, in order.")
  }

  @Test func `the closure hears the end, too`() {
    let log = Recorder<String>()

    AnonymousObserver<String> { log.record("\($0)") }.on(.completed)
    AnonymousObserver<String> { log.record("\($0)") }.on(.error(WeatherError.offline))

    #expect(
      log.values == ["completed", "error(offline)"],
      "The end is an event like the others: an observer that never hears it waits forever."
    )
  }

  @Test(arguments: [Event<String>.completed, .error(WeatherError.offline)])
  func `after an end the closure hears nothing`(end: Event<String>) {
    let log = Recorder<String>()
    let observer = AnonymousObserver<String> { log.record("\($0)") }

    observer.on(.next("sun"))
    observer.on(end)
    observer.on(.next("rain"))
    observer.on(.next("snow"))
    observer.on(.completed)
    observer.on(.error(WeatherError.noSuchCity))
    observer.on(.next("hail"))

    #expect(
      log.values == ["next(sun)", "\(end)"],
      """
      After the end, everything is packed up: the spinner is gone, the file is closed. What the \
      source sends later, whether an element or another end, must not arrive, however often it \
      tries.
      """
    )
  }

  @Test func `while it hears the end, it ignores everything else`() {
    let log = Recorder<String>()
    var observer: AnonymousObserver<String>?
    observer = AnonymousObserver { event in
      log.record("\(event)")
      // Once is enough to show it; without this, a wrong answer would recurse forever.
      guard log.values.count == 1 else { return }
      observer?.on(.next("rain"))
      observer?.on(.completed)
    }

    observer?.on(.completed)
    observer = nil

    #expect(
      log.values == ["completed"],
      """
      While the closure heard the end, it made the source send again, a reentrant call. The end had \
      already come: set the flag before you call, not after.
      """
    )
  }

  @Test func `each observer has an end of its own`() {
    let log = Recorder<String>()
    let first = AnonymousObserver<String> { log.record("first \($0)") }
    let second = AnonymousObserver<String> { log.record("second \($0)") }

    first.on(.completed)
    second.on(.next("sun"))

    #expect(
      log.values == ["first completed", "second next(sun)"],
      "One observer has heard its end; the other one has not."
    )
  }

  @Test func `of two ends that come at the same moment, one is heard`() {
    let rounds = (0..<150_000)
      .map { _ in
        let count = Counted()
        return (observer: AnonymousObserver<String> { _ in count.dispose() }, count: count)
      }

    let inTime = race(
      for: rounds,
      { $0.observer.on(.completed) },
      { $0.observer.on(.completed) }
    )

    #expect(inTime, "A thread got stuck in `on`.")
    #expect(
      rounds.allSatisfy { $0.count.times == 1 },
      """
      Two threads brought an end, and the closure did not hear exactly one of them. Checking the \
      flag and setting it must be one step, or both threads may find it unset: a race condition.
      """
    )
  }

  @Test func `nobody waits for a closure that is running`() {
    let log = Recorder<String>()
    var observer: AnonymousObserver<String>?
    observer = AnonymousObserver { event in
      log.record("\(event)")
      guard event.element == "sun" else { return }
      let returned = onThreads(1, within: 3) { _ in observer?.on(.next("rain")) }
      log.record(returned ? "returned" : "had to wait")
    }

    observer?.on(.next("sun"))
    observer = nil

    #expect(
      log.values == ["next(sun)", "next(rain)", "returned"],
      """
      While the closure ran, another thread sent an event and had to wait: a lock is held while the \
      closure is called. If the closure itself waits for that thread, the two deadlock.
      """
    )
  }

  @Test func `onNext, onError and onCompleted call on with an event`() {
    let log = Recorder<String>()
    let observer = Listener(log: log)

    observer.onNext("sun")
    observer.onError(WeatherError.offline)
    observer.onCompleted()

    #expect(
      log.values == ["next(sun)", "error(offline)", "completed"],
      "This observer implements only `on`. Each of the other three has to pass its event to `on`."
    )
  }

  @Test func `an observer may have a method for each kind of event`() {
    let log = Recorder<String>()
    let observers = [AnyObserver(DirectListener(log: log)), DirectListener(log: log).asObserver()]

    for observer in observers {
      observer.onNext("sun")
      observer.on(.next("rain"))
      observer.on(.error(WeatherError.offline))
      observer.on(.completed)
    }

    let once = ["an element: sun", "an element: rain", "an error: offline", "the end"]
    #expect(
      log.values == once + once,
      "Two ways lead to each method: a call by its name, and `on`, which calls the right one."
    )
  }

  @Test func `AnyObserver passes on whatever it receives`() {
    let log = Recorder<String>()
    let observer = AnyObserver<String> { log.record("\($0)") }

    observer.on(.completed)
    observer.on(.next("rain"))

    #expect(
      log.values == ["completed", "next(rain)"],
      "It hides a type, and does nothing else: keeping the contract is somebody else's job."
    )
  }

  @Test func `AnyObserver tells the observer that it hides`() {
    let log = Recorder<String>()
    let anonymous = AnonymousObserver<String> { log.record("\($0)") }
    let observers = [AnyObserver(anonymous), anonymous.asObserver()]

    observers[0].on(.next("sun"))
    observers[1].on(.completed)
    observers[0].on(.next("rain"))

    #expect(
      log.values == ["next(sun)", "completed"],
      "Both hide the same observer, which ignores all that comes after the end."
    )
  }

  // MARK: Given

  @Test func `an observer of text can be turned into an observer of numbers`() {
    let log = Recorder<String>()
    let text: AnyObserver<String> = writing(to: log)
    let degrees = text.mapObserver { (number: Int) throws -> String in
      guard number > -274 else { throw WeatherError.noSuchCity }
      return "\(number) degrees"
    }

    degrees.onNext(20)
    degrees.onNext(-300)
    degrees.onCompleted()

    #expect(
      log.values == ["next(20 degrees)", "error(noSuchCity)", "completed"],
      "Elements are transformed, and a throw becomes an error. Like `AnyObserver`, it has no state."
    )
  }
}
