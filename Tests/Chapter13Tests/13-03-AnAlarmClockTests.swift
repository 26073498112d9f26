import ContractTesting
import Dispatch
import Foundation
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Synchronization
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.3 An alarm clock` {
  private let bench = Bench()

  // MARK: The alarm

  @Test func `it rings once, when the time has come`() {
    let alarm = Alarm(on: bench.clock)
    alarm.set(after: .ticks(5), note("ring"))
    bench.run(to: 50)

    #expect(bench.log.values == ["ring@5"], "Set to 5 ticks: one ring, at 5.")
  }

  @Test func `the newest setting counts, and no other`() {
    let alarm = Alarm(on: bench.clock)
    alarm.set(after: .ticks(5), note("first"))
    bench.run(to: 3)
    alarm.set(after: .ticks(5), note("second"))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["second@8"],
      "It was set to 5, and then, at 3, to 8. Only the newest setting rings."
    )
  }

  @Test func `turned off, it is silent, and can be set again`() {
    let (alarm, lifetimes) = (Alarm(on: bench.clock), Lifetimes())
    alarm.set(after: .ticks(5)) { [probe = lifetimes.probe()] in probe.touch() }
    alarm.turnOff()
    #expect(lifetimes.alive == 0, "It was turned off, but the scheduler still keeps the closure.")
    alarm.set(after: .ticks(7), note("ring"))
    bench.run(to: 50)

    #expect(bench.log.values == ["ring@7"], "The setting after `turnOff()` counts.")
  }

  @Test func `disposed, it never rings again`() {
    let alarm = Alarm(on: bench.clock)
    alarm.set(after: .ticks(5), note("before"))
    alarm.dispose()
    alarm.set(after: .ticks(7), note("after"))
    bench.run(to: 50)

    #expect(bench.log.values.isEmpty, "`dispose()` turns off what was set, and what will be.")
  }

  @Test func `disposed, it gives its scheduler nothing to do`() {
    let shelf = Shelf()
    let scheduler = CountingScheduler(shelf)
    let alarm = Alarm(on: scheduler)
    alarm.dispose()
    alarm.set(after: .ticks(5), note("ring"))
    shelf.run(0)

    #expect(
      scheduler.scheduled == 0,
      """
      The alarm was set after it was disposed. This scheduler can't cancel work: it keeps whatever it \
      was given until its time has come. So it must not be given any.
      """
    )
    #expect(bench.log.values.isEmpty, "The alarm was disposed, then set, and it rang.")
  }

  @Test(arguments: [0, -3]) func `it does not ring while it is set, even without a time`(_ due: Int)
  {
    let alarm = Alarm(on: EagerScheduler(clock: bench.clock))
    alarm.set(after: .ticks(due), note("ring"))
    #expect(
      bench.log.values.isEmpty,
      """
      There is no time to wait, and still the alarm is to ring a turn later. What `schedule` is given, \
      this scheduler runs at once, as `MainScheduler` does on main.
      """
    )
    bench.run(to: 50)
    #expect(bench.log.values == ["ring@1"], "It rings as soon as the scheduler can, once.")
  }

  @Test func `a ring may set it again, however early it comes`() {
    for scheduler: any SchedulerType in [bench.clock, HastyScheduler(clock: bench.clock)] {
      let (alarm, log) = (Alarm(on: scheduler), Log())
      alarm.set(after: .ticks(0)) {
        log.record("first")
        alarm.set(after: .ticks(5)) { log.record("second") }
      }
      bench.run(to: 50)
      bench.run(to: 0)

      #expect(
        log.values == ["first", "second"],
        """
        On \(type(of: scheduler)) the first ring set the alarm again, and that setting has to ring. What \
        is still done for the older setting, during its ring or afterwards, must leave the newer one alone. \
        (HastyScheduler rings before `scheduleRelative` has returned.)
        """
      )
    }
  }

  @Test func `a ring may set it again, on whatever thread it comes`() {
    inEveryInterleaving(
      """
      The ring came on another thread, perhaps before `set` had returned, and has set the alarm again. \
      What `set` still does for the older setting must leave the newer one alone.
      """
    ) { race in
      let (clock, log) = (HandClock(), Log())
      let alarm = Alarm(on: clock)
      race.thread("the sink") {
        alarm.set(after: .ticks(0)) {
          log.record("first")
          alarm.set(after: .ticks(5)) { log.record("second") }
        }
      }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring()
      }
      race.atEnd {
        clock.ring(3)
        return log.values == ["first", "second"]
          ? nil
          : """
          It was set, and its ring has set it again: two rings, in this order. What rang is \(log.values).
          """
      }
    }
  }

  private func note(_ word: String) -> () -> Void {
    { [log = bench.log, clock = bench.clock] in log.record("\(word)@\(clock.clock)") }
  }

  // MARK: The sink

  @Test func `events and rings come through`() {
    let chime = Chime(scheduler: bench.clock, log: bench.log)
    bench.clock.scheduleAt(2) { chime.on(.next(5)) }
    bench.clock.scheduleAt(9) { chime.on(.completed) }
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(5)", "ring", "completed"],
      "The element sets the alarm to 5 ticks, so that it rings at 7."
    )
  }

  @Test(arguments: [Event<Int>.error(Storm()), .completed])
  func `the subclass says what an end means`(_ end: Event<Int>) {
    let chime = Chime(scheduler: bench.clock, log: bench.log)
    chime.on(end)

    #expect(
      bench.log.values == ["\(end)"],
      "The source sent \(end), and this is what the subclass was asked to handle: \(bench.log.values)."
    )
    #expect(
      chime.heard.values.isEmpty && !chime.isDisposed,
      """
      The source sent \(end), and the subclass kept it to itself, as `throttle` keeps a completion until \
      what waits has been sent. But the result has ended: the observer heard \(chime.heard.values).
      """
    )
  }

  @Test(arguments: [nil, Event<Int>.next(5), .error(Storm()), .completed])
  func `the subclass is called even if the result was disposed`(_ event: Event<Int>?) {
    let chime = Chime(scheduler: bench.clock, log: bench.log)
    chime.setAlarm(after: .ticks(5))
    chime.dispose()
    if let event { chime.on(event) } else { bench.run(to: 50) }

    #expect(
      bench.log.values == [event.map { "\($0)" } ?? "ring"],
      """
      The result was disposed, but nobody has disposed the source or the alarm: somebody still listens to \
      a window of 13.10, for instance. Then \(event.map { "the source sent \($0)" } ?? "the alarm rang"), \
      and what the subclass was asked to handle is \(bench.log.values).
      """
    )
  }

  @Test(arguments: [Event<Int>.next(-1), .error(Storm()), .completed])
  func `the subclass says what an event does to the alarm`(_ event: Event<Int>) {
    let chime = Chime(scheduler: bench.clock, log: bench.log)
    chime.on(.next(5))
    chime.on(event)
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(5)", "\(event)", "ring"],
      """
      The subclass set the alarm for 5, and left it alone for \(event): it has to ring. What the subclass \
      was asked to handle is \(bench.log.values).
      """
    )
  }

  @Test func `what a ring sets rings, too`() {
    let chime = Chime(scheduler: bench.clock, log: bench.log)
    chime.atRing = {
      chime.atRing = {}
      chime.setAlarm(after: .ticks(3))
    }
    chime.on(.next(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(5)", "ring", "ring"],
      """
      The alarm was set to 5, and when it rang, to 8. That is the newest setting, and has to ring as well. \
      What the subclass was asked to handle is \(bench.log.values).
      """
    )
  }

  @Test func `a ring that came too late means nothing`() {
    let chime = Chime(scheduler: DeafScheduler(clock: bench.clock), log: bench.log)
    bench.clock.scheduleAt(0) { chime.on(.next(5)) }
    bench.clock.scheduleAt(3) { chime.on(.next(9)) }
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(5)", "next(9)", "ring"],
      """
      The alarm was set to 5, and then, at 3, to 12. The ring at 5 could not be cancelled, as if it \
      were already on its way on another thread. It has to find out itself that it no longer counts.
      """
    )
    chime.on(.next(5))
    chime.turnOffAlarm()
    bench.run(to: 99)
    #expect(
      bench.log.values.count { $0 == "ring" } == 1,
      "The same goes for an alarm that was turned off while it was ringing."
    )
  }

  @Test func `a ring that waited while the alarm was set again means nothing`() {
    inEveryInterleaving(
      """
      The event set the alarm again while the old ring was on its way. Only under the lock, and without \
      leaving it in between, can a ring find out whether it still counts. One that does not is not handled, \
      and leaves the newer setting alone.
      """
    ) { race in
      let (clock, log, wasSetAgain) = (HandClock(), Log(), Recorder<Bool>())
      let chime = Chime(scheduler: clock, log: log)
      chime.on(.next(5))
      chime.atEvent = {
        race.step("sets the alarm to 9")
        chime.setAlarm(after: .ticks(9))
        wasSetAgain.record(true)
      }
      chime.atRing = {
        race.step("handles the ring")
        if !wasSetAgain.values.isEmpty { race.complain("A ring of an old setting was handled.") }
      }
      race.thread("the source") { chime.on(.completed) }
      race.thread("the clock") { clock.ring(number: 1) }
      race.atEnd {
        chime.atRing = {}
        let before = log.values.count
        clock.ring()
        return log.values.dropFirst(before) == ["ring"]
          ? nil : "The event set the alarm again, and the new setting does not ring."
      }
    }
  }

  @Test(arguments: [Event<Int>.next(99), .error(Storm()), .completed])
  func `events and rings wait for each other`(_ event: Event<Int>) {
    inEveryInterleaving("The source and the alarm are on two threads: one must wait for the other.")
    {
      race in
      let (shelf, log) = (Shelf(), Log())
      let chime = Chime(scheduler: shelf, log: log)
      chime.on(.next(5))
      let text = "An event and a ring are handled at the same time."
      chime.atEvent = { race.alone("handles \(event)", else: text) }
      chime.atRing = { race.alone("handles the ring", else: text) }
      race.thread("the source") { chime.on(event) }
      race.thread("the clock") {
        shelf.run(0)
        // What the event has set, if it has.
        race.step("the time has come")
        shelf.run(1)
      }
      race.atEnd {
        log.values.contains("\(event)")
          ? nil : "The source sent \(event), and what the sink was called with is \(log.values)."
      }
    }
  }

  @Test func `an alarm is set on one thread while another disposes it`() {
    inEveryInterleaving("A disposed alarm leaves nothing in its scheduler, and keeps nothing.") {
      race in
      let (clock, lifetimes) = (HandClock(), Lifetimes())
      let alarm = Alarm(on: clock)
      race.thread("the sink") {
        alarm.set(after: .ticks(5)) { [probe = lifetimes.probe()] in probe.touch() }
      }
      race.thread("the token") { alarm.dispose() }
      race.atEnd {
        if clock.waiting > 0 { return "It was disposed, and is still set." }
        return lifetimes.alive == 0 ? nil : "It was disposed, and keeps what it was to do."
      }
    }
  }

  @Test func `a reentrant event gets in`() {
    let returned = onThreads(1) { [bench] _ in
      let chime = Chime(scheduler: bench.clock, log: bench.log)
      chime.atEvent = {
        chime.atEvent = {}
        chime.on(.completed)
      }
      chime.on(.error(Storm()))
    }

    #expect(returned, "A deadlock: the thread waits for a lock that it holds itself.")
    #expect(
      bench.log.values == ["error(storm)", "completed"],
      "Both events are handled, the reentrant one too."
    )
  }
}

/// A scheduler that keeps its work for the test to run; none of it can be cancelled.
private final class Shelf: SchedulerType {
  private struct Work: @unchecked Sendable {
    // Unchecked: a test runs each of them once.
    let run: () -> Void
  }

  private let works = Mutex<[Work]>([])

  let now = RxTime(timeIntervalSince1970: 0)

  /// Runs the piece of work with that number, on the calling thread.
  func run(_ number: Int) {
    let work = works.withLock { $0.indices.contains(number) ? $0[number] : nil }
    work?.run()
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    let work = Work { _ = action(state) }
    works.withLock { $0.append(work) }
    return Disposables.create()
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    schedule(state, action: action)
  }
}

/// A timed sink that notes what it receives, and sets the alarm to each element, if that is a time.
private final class Chime: TimedSink<Int, AnyObserver<Int>>, @unchecked Sendable {
  // Unchecked: a test writes the closures before it starts what calls them.
  var atEvent: () -> Void = {}
  var atRing: () -> Void = {}

  private let log: Log

  /// What the observer of the result has heard.
  let heard: Log

  init(scheduler: any SchedulerType, log: Log) {
    let heard = Log()
    self.log = log
    self.heard = heard
    super
      .init(
        dueTime: .ticks(0),
        scheduler: scheduler,
        observer: heard.observer(),
        cancel: SinkDisposer()
      )
  }

  override func sourceSent(_ ticks: Int) {
    log.record("next(\(ticks))")
    if ticks >= 0 { setAlarm(after: .ticks(ticks)) }
    atEvent()
  }

  override func sourceFailed(_ error: any Error) {
    log.record("error(\(error))")
    atEvent()
  }

  override func sourceCompleted() {
    log.record("completed")
    atEvent()
  }

  override func alarmRang() {
    log.record("ring")
    atRing()
  }
}
