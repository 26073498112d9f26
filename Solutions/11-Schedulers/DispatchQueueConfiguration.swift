import Dispatch
import Solution03TokensAndBags

/// A dispatch queue that takes work: for now, for later, and again and again.
///
/// The queue schedulers are built on it. RxSwift's structure of the same name.
struct DispatchQueueConfiguration: Sendable {
  let queue: DispatchQueue

  /// How much later than asked a timer may fire, which lets the system save energy.
  let leeway: DispatchTimeInterval

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.5: Run the action on the queue, unless its token is disposed first.
    // starts as: action(state)
    let work = ScheduledWork { action(state) }
    queue.async { work.run() }
    return work
    // end 11.5
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.4: Run the action when a timer fires; afterwards, and if the work is called off,
    //   the timer must not be left running.
    // starts as: action(state)
    let work = ScheduledWork { action(state) }
    let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
      timer.dispose()
      work.run()
    }
    return Disposables.create(timer, work)
    // end 11.4
  }

  func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    // exercise 11.6: Run the action each time one timer fires, until the token is disposed.
    // starts as: _ = action(state)
    // starts as: return Disposables.create()
    let work = RepeatedWork(state, action: action)
    let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
      work.run()
    }
    return Disposables.create(timer, work)
    // end 11.6
  }
}
