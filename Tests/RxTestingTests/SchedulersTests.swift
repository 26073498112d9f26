import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

/// A scheduler that runs everything at once, inside of `schedule`.
private struct ImmediateScheduler: ImmediateSchedulerType {
  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    action(state)
  }
}

@Suite struct `Schedulers` {
  private let log = Recorder<String>()
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the current thread's scheduler runs nested work afterwards, in order`() {
    let current = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = current.schedule(1) { [log] number in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      log.record("\(number)")
      for number in 3...5 {
        let token = current.schedule(number) { number in
          log.record("\(number)")
          return Disposables.create()
        }
        if number == 4 { token.dispose() }
      }
      log.record("2")
      return Disposables.create()
    }
    #expect(log.values == ["1", "2", "3", "5"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `the outermost work's token is what the work returned`() {
    let token = CurrentThreadScheduler.instance.schedule(()) { [log] _ in
      Disposables.create { log.record("disposed") }
    }
    token.dispose()
    #expect(log.values == ["disposed"])
  }

  @Test func `recursive work takes a tick a turn, and ends when it asks for no more`() {
    _ = scheduler.scheduleRecursive(1) { [log, scheduler] number, recurse in
      log.record("\(number)@\(scheduler.clock)")
      if number < 3 { recurse(number + 1) }
    }
    scheduler.start()
    #expect(log.values == ["1@1", "2@2", "3@3"])
  }

  @Test func `a turn may ask for two`() {
    _ = scheduler.scheduleRecursive("a") { [log] text, recurse in
      log.record(text)
      guard text.count < 3 else { return }
      recurse(text + "b")
      recurse(text + "c")
    }
    scheduler.start()
    #expect(log.values == ["a", "ab", "ac", "abb", "abc", "acb", "acc"])
  }

  @Test func `disposing recursive work drops its turns and what it holds`() {
    let lifetimes = Lifetimes()
    let token = scheduler.scheduleRecursive(1) { [log, probe = lifetimes.probe()] number, recurse in
      probe.touch()
      log.record("\(number)")
      recurse(number + 1)
    }
    scheduler.advanceTo(2)
    token.dispose()
    scheduler.start()
    #expect(log.values == ["1", "2"])
    #expect(lifetimes.alive == 0)
  }

  @Test func `recursive work lets go of itself when it is over`() {
    let lifetimes = Lifetimes()
    _ = scheduler.scheduleRecursive(1) { [probe = lifetimes.probe()] number, recurse in
      probe.touch()
      if number < 3 { recurse(number + 1) }
    }
    scheduler.start()
    #expect(lifetimes.alive == 0)
  }

  @Test func `recursive work on a scheduler that runs at once`() {
    let token = ImmediateScheduler()
      .scheduleRecursive(1) { [log] number, recurse in
        log.record("\(number)")
        if number < 3 { recurse(number + 1) }
      }
    token.dispose()
    #expect(log.values == ["1", "2", "3"])
  }

  @Test func `a hundred thousand turns do not make the stack grow`() {
    let count = Recorder<Int>()
    _ = CurrentThreadScheduler.instance.scheduleRecursive(100_000) { left, recurse in
      if left % 50_000 == 0 { count.record(Thread.callStackReturnAddresses.count) }
      if left > 0 { recurse(left - 1) }
    }
    #expect(count.values.count == 3)
    #expect(count.values[1] == count.values[2])
  }

  @Test func `periodic work makes up for ticks that came while it was busy`() {
    let token = scheduler.schedulePeriodic(0, startAfter: .seconds(5), period: .seconds(2)) {
      [log, scheduler] number in
      log.record("\(number)@\(scheduler.clock)")
      if number == 1 { scheduler.sleep(7) }
      return number + 1
    }
    scheduler.advanceTo(18)
    token.dispose()
    #expect(log.values == ["0@5", "1@7", "2@14", "3@16", "4@18"])
    scheduler.start()
    #expect(log.values.count == 5)
  }

  @Test func `periodic work is never entered twice`() {
    let token = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) {
      [log, scheduler] number in
      log.record("\(number) begins")
      // Lets the next two ticks come meanwhile, as another thread would.
      if number == 0 {
        scheduler.stop()
        scheduler.advanceTo(3)
      }
      log.record("\(number) ends")
      return number + 1
    }
    scheduler.advanceTo(1)
    scheduler.advanceTo(6)
    token.dispose()
    let expected = (0...3).flatMap { ["\($0) begins", "\($0) ends"] }
    #expect(log.values == expected)
  }

  @Test func `a scheduled disposable is disposed when its turn comes, once`() {
    let inner = Disposables.create { [log] in log.record("disposed") }
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: inner)
    scheduled.dispose()
    scheduled.dispose()
    #expect(!scheduled.isDisposed && log.values.isEmpty)
    scheduler.start()
    #expect(scheduled.isDisposed && log.values == ["disposed"])
  }

  @Test func `a generator on a scheduler that runs at once can be stopped from below`() {
    _ = Observable.of(1, 2, 3, scheduler: ImmediateScheduler())
      .take(2)
      .subscribe { [log] event in log.record("\(event)") }
    #expect(log.values == ["next(1)", "next(2)", "completed"])
  }

  @Test func `a generator with the current thread's scheduler is like one without`() {
    _ = Observable.of(1, 2, scheduler: CurrentThreadScheduler.instance)
      .subscribe { [log] event in
        log.record("outer \(event)")
        guard event.element == 1 else { return }
        _ = Observable.of(10, 20, scheduler: CurrentThreadScheduler.instance)
          .subscribe { event in log.record("inner \(event)") }
      }
    #expect(
      log.values == [
        "outer next(1)", "inner next(10)", "outer next(2)", "inner next(20)", "outer completed",
        "inner completed",
      ]
    )
  }
}
