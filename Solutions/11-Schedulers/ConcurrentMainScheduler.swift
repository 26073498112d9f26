import Dispatch
import Solution03TokensAndBags

/// A scheduler for the main queue that runs work at once whenever the caller is on main.
///
/// Nested work runs inside the work that schedules it, before what waits on the queue; so it keeps
/// no order, and is meant for `subscribe(on:)`. RxSwift's class of the same name.
public final class ConcurrentMainScheduler: DispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler.
  public static let instance = ConcurrentMainScheduler()

  private init() {
    super.init(MainScheduler.instance.configuration)
  }

  /// Runs the action now if the caller is on main, else on the main queue.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public override func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.7: Run the action at once if the caller is on main, whatever else is pending; if
    //   not, on the main queue.
    // starts as: super.schedule(state, action: action)
    guard !DispatchQueue.isMain else { return action(state) }
    return super.schedule(state, action: action)
    // end 11.7
  }
}
