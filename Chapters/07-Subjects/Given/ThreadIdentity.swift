#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A name for a thread, as long as the thread runs.
struct ThreadIdentity: Equatable {
  private let thread: pthread_t

  /// The thread that asks.
  static var current: ThreadIdentity {
    ThreadIdentity(thread: pthread_self())
  }

  static func == (left: ThreadIdentity, right: ThreadIdentity) -> Bool {
    pthread_equal(left.thread, right.thread) != 0
  }
}
