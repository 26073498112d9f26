import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

/// An operator that claims to be `debounce` with a time of three seconds.
///
/// It takes a source and the clock by which it waits. One tick of a `TestScheduler` is a second.
package typealias Debounce = (Observable<Int>, any SchedulerType) -> Observable<Int>

/// Tries an operator in virtual time, and says whether it keeps the promise of `debounce`.
///
/// - Parameter debounce: The operator; it may be applied as often as you like.
/// - Returns: nil if it keeps the promise, or else what is wrong. If something else came than was
///   promised, that is part of the text, as a line of marbles.
/// - Throws: A ``MarbleFault`` if one of the inspection's own lines can't be read.
package func inspect(_ debounce: @escaping Debounce) throws -> String? {
  // exercise 12.13: Find out whether the operator does what was promised, for whatever source, and
  //   return what is wrong if it doesn't.
  // starts as: nil
  let trials = [
    Trial("quiet after each element", source: "-1----2-----|", result: "----1----2--|"),
    Trial("a burst, and its last moment", source: "-12-3--4-----|", result: "----------4--|"),
    Trial("an end while 2 waits", source: "-1-2|", result: "----(2|)"),
    Trial("an error while 2 waits", source: "-1-2#", result: "----#"),
    Trial("a dispose while 2 waits", source: "-1-2----3-|", result: "", disposed: 5),
    Trial("a dispose while nothing waits", source: "-1-----3", result: "----1", disposed: 5),
    Trial("an element like the one before", source: "-1-1-----|", result: "------1--|"),
    Trial("three quiet times", source: "-1---2---3---|", result: "----1---2---3|"),
    Trial("an error while nothing waits", source: "-1----#", result: "----1-#"),
    Trial("an end and nothing else", source: "--|", result: "--|"),
    Trial("an error and nothing else", source: "--#", result: "--#"),
    Trial("two elements at one tick", source: "-(12)-----|", result: "----2-----|"),
    Trial("an end at the tick that would be quiet", source: "-1--|", result: "----(1|)"),
    Trial("an error at the tick that would be quiet", source: "-1--#", result: "----#"),
  ]
  for trial in trials {
    if let complaint = try trial.run(debounce) { return complaint }
  }
  return try trySubscribers(debounce) ?? tryAnAnswer(debounce) ?? tryEndsInside(debounce)
  // end 12.13
}

// exercise 12.13: Everything else it needs.
/// A source, and what has to come of it.
private struct Trial {
  /// What it tries.
  let name: String

  /// What the source sends, counted from the subscription.
  let source: String

  /// What has to come.
  let result: String

  /// The tick at which the test disposes, unless the result ends before.
  let disposed: Int?

  init(_ name: String, source: String, result: String, disposed: Int? = nil) {
    self.name = name
    self.source = source
    self.result = result
    self.disposed = disposed
  }

  /// Runs it on a clock of its own, and returns what is wrong.
  func run(_ debounce: @escaping Debounce) throws -> String? {
    let clock = TestScheduler(initialClock: 0)
    let events: [Recorded<Event<Int>>] = try Marbles.events(source, from: 0)
    let cold = clock.createColdObservable(events)
    let observer = clock.start(disposed: Marbles.origin + (disposed ?? 100)) {
      debounce(cold.asObservable(), clock)
    }

    let expected: [Recorded<Event<Int>>] = try Marbles.events(result)
    if observer.events != expected {
      let actual = Marbles.draw(observer.events)
      return "\(name)\n  source    \(source)\n  expected  \(result)\n  actual    \(actual)"
    }
    let end = disposed.map { Marbles.origin + $0 } ?? expected.last?.time ?? .max
    if cold.subscriptions != [Subscription(Marbles.origin, end)] {
      return "\(name): the subscriptions were \(cold.subscriptions), and should end at \(end)"
    }
    return nil
  }
}

/// Three subscribe to one result, each a tick later, and the first leaves; returns what is wrong.
private func trySubscribers(_ debounce: @escaping Debounce) throws -> String? {
  let (clock, line) = (TestScheduler(initialClock: 0), "-1-2----|")
  let events: [Recorded<Event<Int>>] = try Marbles.events(line, from: 0)
  let cold = clock.createColdObservable(events)
  let result = debounce(cold.asObservable(), clock)
  let observers = (0..<3).map { _ in clock.createObserver(Int.self) }
  let first = SerialDisposable()
  clock.scheduleAt(Marbles.origin) { first.disposable = result.subscribe(observers[0]) }
  clock.scheduleAt(Marbles.origin + 1) { _ = result.subscribe(observers[1]) }
  clock.scheduleAt(Marbles.origin + 2) { _ = result.subscribe(observers[2]) }
  clock.scheduleAt(Marbles.origin + 5) { first.dispose() }
  clock.start()
  let actual = observers.map { Marbles.draw($0.events) }
  let ends = cold.subscriptions.map { $0.unsubscribe - Marbles.origin }
  if actual == ["", "-------2-|", "--------2-|"], ends == [5, 9, 10] { return nil }
  return "three subscribe to \(line), a tick apart, the first leaves: \(actual), left at \(ends)"
}

/// The source sends 1 inside `subscribe`, 2 as soon as 1 is heard, and its end as soon as 2 is;
/// returns what is wrong.
private func tryAnAnswer(_ debounce: @escaping Debounce) throws -> String? {
  let clock = TestScheduler(initialClock: 0)
  var input: AnyObserver<Int>?
  let source = Observable<Int>
    .create { observer in
      input = observer
      observer.onNext(1)
      return Disposables.create()
    }
  let (result, observer) = (debounce(source, clock), clock.createObserver(Int.self))
  clock.scheduleAt(Marbles.origin) {
    _ = result.subscribe { event in
      observer.on(event)
      if event.element == 1 { input?.onNext(2) }
      if event.element == 2 { input?.onCompleted() }
    }
  }
  clock.start()
  let actual = Marbles.draw(observer.events)
  if actual == "---1--(2|)" { return nil }
  return "1 inside `subscribe`, 2 as an answer, and the end as one to 2, become \(actual)"
}

/// The source sends 1 and its end inside `subscribe`; returns what is wrong.
private func tryEndsInside(_ debounce: @escaping Debounce) -> String? {
  for (end, expected) in [(Event<Int>.completed, "(1|)"), (.error(Problem()), "#")] {
    let source = Observable<Int>
      .create { observer in
        observer.onNext(1)
        observer.on(end)
        return Disposables.create()
      }
    let clock = TestScheduler(initialClock: 0)
    let observer = clock.createObserver(Int.self)
    clock.scheduleAt(Marbles.origin) { _ = debounce(source, clock).subscribe(observer) }
    clock.start()
    let actual = Marbles.draw(observer.events)
    if actual != expected { return "1 and \(end) inside `subscribe` become \(actual)" }
  }
  return nil
}

/// The error of a source.
private struct Problem: Error {}
// end 12.13
