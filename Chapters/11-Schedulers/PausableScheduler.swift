import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A scheduler that has another one do the work, and can be paused.
///
/// Between `pause()` and `resume()` no work begins: what falls due has to wait. Time goes on. After
/// `resume()` what has waited runs on the scheduler below, in the order in which it fell due.
/// ```text
/// time:       0  1  2  3  4  5  6  7
/// paused:           |--------|
/// falls due:     a     b  c        d
/// runs:          a           bc    d
/// ```
/// Any thread may schedule, pause, resume, and dispose a token. RxSwift has no such scheduler.
// exercise 11.13: While it is paused, work that falls due waits in line, and afterwards it runs on
//   the scheduler below, piece by piece. Nothing overtakes it, gets lost or runs twice, and what was
//   called off never runs. The name, `init(_:)` and the methods stay as they are.
package final class PausableScheduler: SchedulerType {
  private let scheduler: SchedulerType

  package init(_ scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  package var now: RxTime { scheduler.now }

  package func pause() {}

  package func resume() {}

  package func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    scheduler.schedule(state, action: action)
  }

  package func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
// end 11.13
