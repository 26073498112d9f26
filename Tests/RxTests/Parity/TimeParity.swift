import Dispatch
import Foundation
import Rx
import Testing

/// The symbols of RxSwift's operators on time and of its schedulers, each in use.
@Suite struct `Parity: time and schedulers` {
  private struct Minutes: VirtualTimeConverterType {
    func convertFromVirtualTime(_ time: Int) -> RxTime {
      RxTime(timeIntervalSince1970: Double(time) * 60)
    }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 60) }
    func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) * 60 }
    func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval / 60) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
  }

  private let source: Observable<Int> = .of(1, 2, 3)
  private let clock = TestScheduler(initialClock: 0)
  private let second: RxTimeInterval = .seconds(1)

  @Test func `operators on time`() {
    let _: Observable<Int> = source.delay(second, scheduler: clock)
    let _: Observable<Int> = source.delaySubscription(second, scheduler: clock)
    let _: Observable<Int> = source.debounce(second, scheduler: clock)
    let _: Observable<Int> = source.throttle(second, scheduler: clock)
    let _: Observable<Int> = source.throttle(second, latest: false, scheduler: clock)
    let _: Observable<Int> = source.timeout(second, scheduler: clock)
    let _: Observable<Int> = source.timeout(second, other: source, scheduler: clock)
    let _: Observable<Int> = source.take(for: second, scheduler: clock)
    let _: Observable<Int> = source.skip(second, scheduler: clock)
    let _: Observable<[Int]> = source.buffer(timeSpan: second, count: 2, scheduler: clock)
    let _: Observable<Observable<Int>> = source.window(timeSpan: second, count: 2, scheduler: clock)
    let _: Observable<Int> = source.observe(on: clock).subscribe(on: clock)
  }

  @Test func `schedulers`() {
    let queue = DispatchQueue(label: "parity")
    let immediate: [ImmediateSchedulerType] = [
      CurrentThreadScheduler.instance,
      OperationQueueScheduler(operationQueue: OperationQueue()),
      OperationQueueScheduler(operationQueue: OperationQueue(), queuePriority: .high),
    ]
    let schedulers: [SchedulerType] = [
      MainScheduler.instance, MainScheduler.asyncInstance, MainScheduler(),
      ConcurrentMainScheduler.instance,
      SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "one"),
      SerialDispatchQueueScheduler(
        queue: queue,
        internalSerialQueueName: "two",
        leeway: .milliseconds(1)
      ),
      SerialDispatchQueueScheduler(internalSerialQueueName: "three"),
      SerialDispatchQueueScheduler(
        internalSerialQueueName: "four",
        serialQueueConfiguration: { _ in },
        leeway: .nanoseconds(0)
      ),
      SerialDispatchQueueScheduler(qos: .default),
      SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "five"),
      ConcurrentDispatchQueueScheduler(queue: queue),
      ConcurrentDispatchQueueScheduler(qos: .utility, leeway: .milliseconds(1)),
      HistoricalScheduler(), HistoricalScheduler(initialClock: RxTime()),
    ]
    let queued = OperationQueueScheduler(operationQueue: OperationQueue())
    _ = (queued.operationQueue, queued.queuePriority)
    #expect(immediate.count == 3 && schedulers.count == 14)
    #expect(CurrentThreadScheduler.isScheduleRequired)
    let _: (String?) -> Void = MainScheduler.ensureExecutingOnScheduler
    let _: (String?) -> Void = MainScheduler.ensureRunningOnMainThread
  }

  @Test func `scheduling`() {
    var log: [String] = []
    let scheduler: SchedulerType = clock
    _ = scheduler.now
    _ = scheduler.schedule(1) { state in
      log.append("schedule \(state)")
      return Disposables.create()
    }
    _ = scheduler.scheduleRelative(2, dueTime: second) { state in
      log.append("relative \(state)")
      return Disposables.create()
    }
    let periodic = scheduler.schedulePeriodic(3, startAfter: second, period: second) { $0 + 1 }
    _ = scheduler.scheduleRecursive(2) { (state: Int, recurse: (Int) -> Void) in
      if state > 0 { recurse(state - 1) }
    }
    clock.advanceTo(5)
    periodic.dispose()
    #expect(log == ["schedule 1", "relative 2"])
  }

  @Test func `virtual time`() {
    final class Own: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
      override func adjustScheduledTime(_ time: TestTime) -> TestTime { time }
    }
    let converter = Minutes()
    let own = VirtualTimeScheduler(initialClock: 0, converter: converter)
    let _: Own? = nil
    _ = own.scheduleRelativeVirtual((), dueTime: 1) { Disposables.create() }
    _ = own.scheduleAbsoluteVirtual((), time: own.clock) { Disposables.create() }
    own.start()
    own.stop()
    own.sleep(1)
    own.advanceTo(own.clock)
    let time = converter.convertToVirtualTime(converter.convertFromVirtualTime(own.clock))
    let span = converter.convertToVirtualTimeInterval(converter.convertFromVirtualTimeInterval(1))
    let later = converter.offsetVirtualTime(time, offset: span)
    switch converter.compareVirtualTime(time, later) {
    case VirtualTimeComparison.lessThan: break
    case .equal, .greaterThan: Issue.record("A minute later is later.")
    }
    func unit<Converter: VirtualTimeConverterType>(
      of _: Converter
    ) -> (Converter.VirtualTimeUnit.Type, Converter.VirtualTimeIntervalUnit.Type) {
      (Converter.VirtualTimeUnit.self, Converter.VirtualTimeIntervalUnit.self)
    }
    _ = unit(of: converter)
    #expect(!own.debugDescription.isEmpty)
    let _: Own.VirtualTime = own.clock
    let _: Own.VirtualTimeInterval = 1
    let _: HistoricalSchedulerTimeConverter.Type = HistoricalSchedulerTimeConverter.self
  }
}
