// Periodic work is left to the scheduler below, which knows nothing of the pause.

// exercise 11.13
// instead of: package var now: RxTime { scheduler.now }
package var now: RxTime { scheduler.now }

package func schedulePeriodic<State>(
  _ state: State,
  startAfter: RxTimeInterval,
  period: RxTimeInterval,
  action: @escaping (State) -> State
) -> Disposable {
  scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
}
// end 11.13
