import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers

/// A clock that moves only when you move it.
///
/// A virtual scheduler from chapter 12 belongs to one thread. This one does not, since on Linux the
/// main queue is served by different threads at different times.
final class LabClock: SchedulerType, Sendable {
  private struct Work {
    let number: Int
    let time: RxTime
    let run: () -> Void
  }

  private struct State {
    var now = RxTime(timeIntervalSinceReferenceDate: 0)
    var count = 0
    var works: [Work] = []
  }

  private let state = Lock(State())

  var now: RxTime {
    state.withLock { $0.now }
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let token = SingleAssignmentDisposable()
    let number = add(after: dueTime) { token.setDisposable(action(state)) }
    return Disposables.create(token, Disposables.create { [weak self] in self?.remove(number) })
  }

  /// Does all the work that is due in the next seconds, in order, on the calling thread.
  func advance(seconds: Double) {
    let end = now.addingTimeInterval(seconds)
    while let work = takeNext(until: end) { work.run() }
    state.withLock { $0.now = end }
  }

  private func add(after dueTime: RxTimeInterval, _ run: @escaping () -> Void) -> Int {
    state.withLock { state in
      state.count += 1
      let time = state.now.adding(dueTime)
      state.works.append(Work(number: state.count, time: time, run: run))
      return state.count
    }
  }

  private func remove(_ number: Int) {
    // Returned, so that what the work held is freed outside the lock.
    let removed = state.withLock { state in
      let index = state.works.firstIndex { $0.number == number }
      return index.map { state.works.remove(at: $0) }
    }
    _ = removed
  }

  private func takeNext(until end: RxTime) -> Work? {
    state.withLock { state in
      let next = state.works.enumerated()
        .filter { $0.element.time <= end }
        .min { ($0.element.time, $0.element.number) < ($1.element.time, $1.element.number) }
      guard let next else { return nil }
      state.now = max(state.now, next.element.time)
      return state.works.remove(at: next.offset)
    }
  }
}
