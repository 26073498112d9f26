import Foundation
import Solution03TokensAndBags
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

@Suite struct `Virtual time` {
  private let scheduler = HistoricalScheduler()
  private let log = Recorder<String>()

  private func seconds(_ count: TimeInterval) -> Date {
    Date(timeIntervalSince1970: count)
  }

  private func note(_ text: String, at time: TimeInterval) {
    _ = scheduler.scheduleAbsoluteVirtual((), time: seconds(time)) { [self] _ in
      log.record("\(text)@\(Int(scheduler.clock.timeIntervalSince1970))")
      return Disposables.create()
    }
  }

  @Test func `work runs when it is due, and of equals the first comes first`() {
    for (text, time) in [("c", 30.0), ("a", 10), ("d", 30), ("b", 20), ("e", 30)] {
      note(text, at: time)
    }
    scheduler.start()
    #expect(log.values == ["a@10", "b@20", "c@30", "d@30", "e@30"])
  }

  @Test func `a thousand pieces of work keep their order`() {
    var numbers = SystemRandomNumberGenerator()
    let times = (0..<1_000).map { _ in Int.random(in: 0..<50, using: &numbers) }
    let order = Recorder<Int>()
    for (number, time) in times.enumerated() {
      _ = scheduler.scheduleAbsoluteVirtual((), time: seconds(Double(time))) { _ in
        order.record(number)
        return Disposables.create()
      }
    }
    scheduler.start()
    let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(order.values == expected)
  }

  @Test func `work that is late runs now, and the clock does not go back`() {
    note("first", at: 10)
    _ = scheduler.scheduleAbsoluteVirtual((), time: seconds(20)) { [self] _ in
      note("past", at: 5)
      return Disposables.create()
    }
    scheduler.start()
    #expect(log.values == ["first@10", "past@20"])
  }

  @Test func `work without delay runs at the same time, behind what waits`() {
    _ = scheduler.scheduleAbsoluteVirtual((), time: seconds(10)) { [self] _ in
      _ = scheduler.schedule(()) { [self] _ in
        log.record("at once@\(Int(scheduler.clock.timeIntervalSince1970))")
        return Disposables.create()
      }
      return Disposables.create()
    }
    note("waits", at: 10)
    scheduler.start()
    #expect(log.values == ["waits@10", "at once@10"])
  }

  @Test func `work that was given up does not move the clock`() {
    let token = scheduler.scheduleAbsoluteVirtual((), time: seconds(10)) { [log] _ in
      log.record("given up")
      return Disposables.create()
    }
    token.dispose()
    scheduler.start()
    #expect(log.values.isEmpty && scheduler.clock == seconds(0))
  }

  @Test func `the token of work that ran disposes what the work returned`() {
    let token = scheduler.scheduleAbsoluteVirtual((), time: seconds(10)) { [log] _ in
      Disposables.create { log.record("disposed") }
    }
    scheduler.start()
    #expect(log.values.isEmpty)
    token.dispose()
    token.dispose()
    #expect(log.values == ["disposed"])
  }

  @Test func `work that was given up lets go of what it held`() {
    let lifetimes = Lifetimes()
    let token = scheduler.scheduleAbsoluteVirtual(lifetimes.probe(), time: seconds(10)) { probe in
      probe.touch()
      return Disposables.create()
    }
    #expect(lifetimes.alive == 1)
    token.dispose()
    #expect(lifetimes.alive == 0)
  }

  @Test func `advanceTo runs what is due up to a time, and sets the clock, also back`() {
    note("a", at: 10)
    note("b", at: 20)
    note("c", at: 21)
    scheduler.advanceTo(seconds(20))
    #expect(log.values == ["a@10", "b@20"] && scheduler.clock == seconds(20))
    scheduler.advanceTo(seconds(5))
    #expect(log.values.count == 2 && scheduler.clock == seconds(5))
    scheduler.start()
    #expect(log.values.last == "c@21")
  }

  @Test func `stop leaves the rest for the next start`() {
    note("a", at: 10)
    _ = scheduler.scheduleAbsoluteVirtual((), time: seconds(10)) { [scheduler] _ in
      scheduler.stop()
      return Disposables.create()
    }
    note("b", at: 10)
    scheduler.start()
    #expect(log.values == ["a@10"])
    scheduler.start()
    #expect(log.values == ["a@10", "b@10"])
  }

  @Test func `sleep moves the clock and runs nothing`() {
    note("late", at: 10)
    scheduler.sleep(60)
    #expect(log.values.isEmpty && scheduler.now == seconds(60))
    scheduler.start()
    #expect(log.values == ["late@60"])
  }

  @Test func `a start inside of a start does nothing`() {
    _ = scheduler.scheduleAbsoluteVirtual((), time: seconds(10)) { [self] _ in
      scheduler.start()
      log.record("end of first")
      return Disposables.create()
    }
    note("second", at: 20)
    scheduler.start()
    #expect(log.values == ["end of first", "second@20"])
  }

  @Test func `relative times are real or virtual ones`() {
    let scheduler = TestScheduler(initialClock: 100, resolution: 0.1)
    var times: [Int] = []
    func schedule(_ interval: RxTimeInterval) {
      _ = scheduler.scheduleRelative((), dueTime: interval) { _ in
        times.append(scheduler.clock)
        return Disposables.create()
      }
    }
    schedule(.milliseconds(500))
    schedule(.milliseconds(1_250))
    schedule(.seconds(2))
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 7) { _ in
      times.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    #expect(times == [105, 107, 113, 120])
  }

  @Test func `never is later than everything`() {
    note("a", at: 10)
    let token = scheduler.scheduleRelative((), dueTime: .never) { [log] _ in
      log.record("never")
      return Disposables.create()
    }
    scheduler.advanceTo(seconds(1_000_000))
    token.dispose()
    #expect(log.values == ["a@10"])
  }

  @Test func `half a tick is rounded up`() {
    let scheduler = TestScheduler(initialClock: 0)
    var times: [Int] = []
    for milliseconds in [1_400, 1_500, 2_499, 2_500] {
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { _ in
        times.append(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(times == [1, 2, 2, 3])
  }

  @Test func `a test's clock is of another thread's no use`() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler(initialClock: 0)
      _ = onThreads(1) { _ in scheduler.scheduleAt(1) {} }
    }
  }

  @Test func `to advance inside of the work is an error in the program`() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler(initialClock: 0)
      scheduler.scheduleAt(1) { scheduler.advanceTo(2) }
      scheduler.start()
    }
  }

  @Test func `to sleep a negative time is an error in the program`() async {
    await #expect(processExitsWith: .failure) { TestScheduler(initialClock: 0).sleep(-1) }
  }
}
