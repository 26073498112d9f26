import Foundation
import Synchronization

/// The threads of an exploration, used for one run after the other.
final class Crew: Sendable {
  private final class Member: Sendable {
    let work = Mutex<(@Sendable () -> Void)?>(nil)
    let isAsked = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
  }

  private let members: [Member]

  init(_ count: Int) {
    members = (0..<count).map { _ in Member() }
    for member in members {
      Thread {
        while true {
          member.isAsked.wait()
          guard let work = member.work.withLock({ $0.take() }) else { return }
          work()
          member.isDone.signal()
        }
      }
      .start()
    }
  }

  /// Lets the threads go; one that never comes back from its work stays where it is.
  deinit {
    for member in members { member.isAsked.signal() }
  }

  func start(_ number: Int, _ work: @escaping @Sendable () -> Void) {
    members[number].work.withLock { $0 = work }
    members[number].isAsked.signal()
  }

  /// Waits until the first `count` threads have returned from their work.
  ///
  /// - Parameters:
  ///   - count: The number of threads that were started.
  ///   - seconds: How long to wait for all of them.
  /// - Returns: `false` if one did not return.
  func join(_ count: Int, seconds: Double) -> Bool {
    let deadline = DispatchTime.now() + seconds
    return members.prefix(count).allSatisfy { $0.isDone.wait(timeout: deadline) == .success }
  }
}
