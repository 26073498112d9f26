import Dispatch
import Foundation
import Solution03TokensAndBags
import Synchronization

/// The scheduler of the main queue, on which the screen lives.
///
/// What is scheduled on main while nothing of this scheduler waits or runs is run at once, inside of
/// `schedule`; all else waits its turn on the queue. So the order is kept, and the screen need not
/// wait for a turn without reason. RxSwift's class of the same name.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // Unchecked, as the class above: all fields are constants, and this one an atomic.
  private let pending = Atomic(0)

  /// The scheduler that most use; each other one counts its own work only.
  public static let instance = MainScheduler()

  /// A scheduler of the main queue that never runs anything inside of `schedule`.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  /// Creates a scheduler of the main queue, with a count of its own.
  public init() {
    super.init(serialQueue: .main)
  }

  /// Stops the program if the caller is not on the main queue.
  ///
  /// - Parameter errorMessage: What to say then.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      DispatchQueue.isMain,
      errorMessage ?? "This has to run on the main queue: add .observe(on: MainScheduler.instance)."
    )
  }

  /// Stops the program if the caller is not on the main thread; on Linux it does nothing.
  ///
  /// - Parameter errorMessage: What to say then.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    // On Linux the main queue may be served by a thread that is not the first one.
    #if canImport(Darwin)
    precondition(Thread.isMainThread, errorMessage ?? "This has to run on the main thread.")
    #endif
  }

  /// Runs work at once, if the caller is on main and nobody came before; else on the queue.
  override func perform(_ work: QueueWork) {
    // exercise 11.7: Count the work; run it at once if the caller is on main and no other work is
    //   counted, else on the queue; when it is over, count it no more.
    super.perform(work)
    // end 11.7
  }

  private func finish(_ work: QueueWork) {
    work.run()
    pending.subtract(1, ordering: .relaxed)
  }
}
