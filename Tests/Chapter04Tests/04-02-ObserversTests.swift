import Interleaving
import InterleavingTesting
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

  @Test func `where elements have a closure of their own, the other one hears the end alone`() {
    let log = Recorder<String>()
    let observer = AnonymousObserver<String>(
      onNext: { log.record("an element: \($0)") },
      onEnd: { log.record("an end: \($0)") }
    )

    observer.on(.next("sun"))
    observer.onNext("rain")
    observer.on(.completed)

    #expect(
      log.values == ["an element: sun", "an element: rain", "an end: completed"],
      "This observer was made with two closures, and each event belongs to one of them."
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
      already come: nothing follows it, not even while it is being heard.
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
    inEveryInterleaving(
      """
      Looking at the flag and raising it must be one step, or both threads may find it down: a race \
      condition.
      """
    ) { race in
      let heard = Recorder<String>()
      let observer = AnonymousObserver<String> { event in
        race.step("hears \(event)")
        heard.record("\(event)")
      }
      race.thread { observer.on(.completed) }
      race.thread { observer.on(.error(WeatherError.offline)) }
      race.atEnd {
        heard.values.count == 1
          ? nil
          : "Two threads brought an end each, and the closure heard \(heard.inWords)."
      }
    }
  }

  @Test func `of two elements that come at the same moment, both are heard`() {
    inEveryInterleaving(
      """
      An element only looks at the flag. If it changes the flag, even for a moment, it is in the way \
      of other threads.
      """
    ) { race in
      let heard = Recorder<String>()
      let observer = AnonymousObserver<String> { event in
        race.step("hears \(event)")
        heard.record("\(event)")
      }
      race.thread { observer.on(.next("sun")) }
      race.thread { observer.on(.next("rain")) }
      race.atEnd {
        heard.values.sorted() == ["next(rain)", "next(sun)"]
          ? nil
          : "Two threads sent sun and rain, no end came, and the closure heard \(heard.inWords)."
      }
    }
  }

  @Test func `what another thread sends after the end is not heard`() {
    inEveryInterleaving(
      "Once an end has raised the flag, it must stay up, whatever other threads do meanwhile."
    ) { race in
      let heard = Recorder<String>()
      let late = Recorder<String>()
      let ended = Counted()
      let observer = AnonymousObserver<String> { event in
        race.step("hears \(event)")
        heard.record("\(event)")
      }
      race.thread("ends") {
        observer.on(.completed)
        race.step("has sent the end")
        ended.dispose()
      }
      race.thread("sends") {
        for element in ["sun", "rain"] {
          race.step("sends \(element)")
          if ended.times > 0 { late.record("next(\(element))") }
          observer.on(.next(element))
        }
      }
      race.atEnd {
        if heard.values.count(where: { $0 == "completed" }) != 1 {
          return "One thread brought the end, and the closure heard \(heard.inWords)."
        }
        return late.values.first { heard.values.contains($0) }
          .map { "The end had been heard when \($0) was sent, and the closure heard \($0), too." }
      }
    }
  }

  @Test func `nobody waits for a closure that is running`() {
    let log = Recorder<String>()
    var observer: AnonymousObserver<String>?
    observer = AnonymousObserver { event in
      log.record("\(event)")
      guard event.element == "sun" else { return }
      let returned = anotherThreadCan { observer?.on(.next("rain")) }
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
