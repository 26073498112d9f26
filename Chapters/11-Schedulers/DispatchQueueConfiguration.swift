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
    action(state)
    // end 11.5
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.4: Run the action when a timer fires; afterwards, and if the work is called off,
    //   the timer must not be left running.
    action(state)
    // end 11.4
  }

  func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    // exercise 11.6: Run the action each time one timer fires, until the token is disposed.
    _ = action(state)
    return Disposables.create()
    // end 11.6
  }
}
