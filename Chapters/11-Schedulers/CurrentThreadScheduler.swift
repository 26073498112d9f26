import Solution03TokensAndBags
import Solution05ProducerAndSink

/// The scheduler that runs work on the calling thread, one piece after the other.
///
/// Work that is scheduled while other work is running on the same thread waits until that is over;
/// so nested work does not make the stack grow. It uses the trampoline from chapter 5, on which
/// every `Producer` subscribes. RxSwift's class of the same name.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The scheduler; it serves every thread.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether nothing is running on the calling thread, so that scheduled work would begin at once.
  public static var isScheduleRequired: Bool {
    !Trampoline.current.isRunning
  }

  /// Runs the action now, and then everything that is waiting; or queues it, if something is
  /// running.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.2: Run the action at once, and then everything that is waiting by then; but if
    //   something is running on this thread already, let the action wait for its turn.
    action(state)
    // end 11.2
  }
}
