import Dispatch
import Foundation
import Solution03TokensAndBags

/// The scheduler of the main queue, on which the screen lives.
///
/// Work that is scheduled from main while no other work of this scheduler waits or runs is run at
/// once, inside `schedule`; everything else waits its turn on the queue. So the order is kept, and
/// the screen never waits for a turn without reason. Work of its timers is not counted. RxSwift's
/// class of the same name.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // exercise 11.7: What the scheduler has to know of its own work; any thread may change it.
  // end 11.7

  /// The shared scheduler; any other one counts its own work only.
  public static let instance = MainScheduler()

  /// A scheduler for the main queue that never runs anything inside `schedule`.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  /// Creates a scheduler for the main queue, with its own count.
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
    // On Linux the main queue may be served by a thread other than the first.
    #if canImport(Darwin)
    precondition(Thread.isMainThread, errorMessage ?? "This has to run on the main thread.")
    #endif
  }

  // exercise 11.7: Work that comes from main runs at once if nothing that came before it waits or
  //   runs; everything else goes to the queue, which then holds this scheduler.
  /// Runs work at once if the caller is on main and nothing came before it; else on the queue.
  override func perform(_ work: QueueWork) {
    super.perform(work)
  }
  // end 11.7
}
