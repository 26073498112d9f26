import ContractTesting
import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

/// A clock that begins at 0, a source that sends at given ticks, and a log of what arrived.
///
/// What is sent at a tick comes before an alarm that rings at that tick: it was scheduled first.
final class Bench {
  let clock = TestScheduler(initialClock: 0)
  let source = HandSource<Int>()
  let log = Log()

  /// Lets the source send at a tick.
  func send(_ tick: Int, _ events: Event<Int>...) {
    clock.scheduleAt(tick) { [source] in
      for event in events { source.send(event) }
    }
  }

  /// Subscribes at the current tick; each event is noted with its tick.
  func listen<Element>(to sequence: Observable<Element>) -> Disposable {
    sequence.subscribe(observer())
  }

  /// Makes an observer that notes each event with its tick.
  func observer<Element>(of type: Element.Type = Element.self) -> AnyObserver<Element> {
    AnyObserver { [log, clock] event in log.record("\(event)@\(clock.clock)") }
  }

  /// Runs all that is due up to a tick.
  func run(to tick: Int) {
    clock.advanceTo(tick)
  }
}

/// A scheduler that does not cancel: all work runs when its time has come, even if it was disposed.
///
/// That is allowed. Work that another thread has already begun can't be cancelled, and to whoever
/// disposed it that looks the same.
struct DeafScheduler: SchedulerType {
  let clock: TestScheduler

  var now: RxTime { clock.now }

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    _ = clock.schedule(state, action: action)
    return Disposables.create()
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    _ = clock.scheduleRelative(state, dueTime: dueTime, action: action)
    return Disposables.create()
  }
}

/// A scheduler that runs its first work at once, before `scheduleRelative` has returned.
///
/// That is what it looks like when the work is short and another thread is quick.
final class HastyScheduler: SchedulerType {
  private let clock: TestScheduler
  private var isFirst = true

  init(clock: TestScheduler) {
    self.clock = clock
  }

  var now: RxTime { clock.now }

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    guard isFirst else {
      return clock.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    isFirst = false
    return action(state)
  }
}

/// A scheduler that has another one do the work, and counts how often it was given some.
final class CountingScheduler: SchedulerType {
  private let scheduler: any SchedulerType
  private let count = Counter()

  init(_ scheduler: any SchedulerType) {
    self.scheduler = scheduler
  }

  /// How often it was given work.
  var scheduled: Int { count.count() }

  var now: RxTime { scheduler.now }

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    count.add()
    return scheduler.schedule(state, action: action)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    count.add()
    return scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    count.add()
    return scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

/// A scheduler that runs at once what has no time, inside `schedule`, and has a clock do the rest.
///
/// `MainScheduler` is like that on main.
struct EagerScheduler: SchedulerType {
  let clock: TestScheduler

  var now: RxTime { clock.now }

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    clock.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}

/// A scheduler that runs all its work at once, whenever it is due.
struct AtOnceScheduler: SchedulerType {
  let now = RxTime(timeIntervalSince1970: 0)

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    action(state)
  }
}

extension RxTimeInterval {
  /// As many ticks of a test's clock.
  static func ticks(_ count: Int) -> RxTimeInterval { .seconds(count) }
}
