import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

/// An observer with `on(_:)` alone.
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
  @Test func `the closure is told each event`() {
    let log = Recorder<String>()
    let observer = AnonymousObserver<String> { log.record("\($0)") }

    observer.on(.next("sun"))
    observer.on(.next("rain"))

    #expect(log.values == ["next(sun)", "next(rain)"], "Two events, two calls, in order.")
  }

  @Test func `the closure is told the end too`() {
    let log = Recorder<String>()

    AnonymousObserver<String> { log.record("\($0)") }.on(.completed)
    AnonymousObserver<String> { log.record("\($0)") }.on(.error(WeatherError.offline))

    #expect(
      log.values == ["completed", "error(offline)"],
      "The end is an event like the others: an observer that isn't told of it waits for ever."
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
      Who was told the end has packed up: the spinner is gone, the file is closed. What the source \
      says after it, be it an element or another end, must not arrive, however often it tries.
      """
    )
  }

  @Test func `while it hears the end it is deaf already`() {
    let log = Recorder<String>()
    var observer: AnonymousObserver<String>?
    observer = AnonymousObserver { event in
      log.record("\(event)")
      // Once is enough to show it; without this a wrong answer would go round for ever.
      guard log.values.count == 1 else { return }
      observer?.on(.next("rain"))
      observer?.on(.completed)
    }

    observer?.on(.completed)
    observer = nil

    #expect(
      log.values == ["completed"],
      """
      The closure was being told the end, and made the source speak once more. The end had been \
      said by then: shut the door before you call, not after.
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
      "One observer has heard its end; another one has not."
    )
  }

  @Test func `of two ends that come at the same moment one is told`() {
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
      Two threads brought an end, and the closure did not hear exactly one of them. To ask for \
      the flag and to set it must be one step, or both threads find it unset.
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
      While the closure ran, another thread sent an event and had to wait for it: a lock is held \
      while the closure is called. If the closure waits for that thread in its turn, neither ends.
      """
    )
  }

  @Test func `onNext, onError and onCompleted say it as events`() {
    let log = Recorder<String>()
    let observer = Listener(log: log)

    observer.onNext("sun")
    observer.onError(WeatherError.offline)
    observer.onCompleted()

    #expect(
      log.values == ["next(sun)", "error(offline)", "completed"],
      "This observer has `on` alone. Each of the other three has to say its event, whole, to `on`."
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
      "Two ways lead to one method: by name, and by `on`, which calls the one that is meant."
    )
  }

  @Test func `AnyObserver passes on whatever it is told`() {
    let log = Recorder<String>()
    let observer = AnyObserver<String> { log.record("\($0)") }

    observer.on(.completed)
    observer.on(.next("rain"))

    #expect(
      log.values == ["completed", "next(rain)"],
      "It hides a type, and does nothing else: to keep the order of things is somebody else's work."
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
      "Both stand for the same observer, and that one went deaf when the second said the end."
    )
  }

  // MARK: Given

  @Test func `an observer of text can be made an observer of numbers`() {
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
      "The way in is transformed. A throw becomes an error; like `AnyObserver`, it has no memory."
    )
  }
}
