import Solution03TokensAndBags
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock that lets one thread in at a time, and that thread again while it is inside.
///
/// It is held while an observer is called: that is what keeps two sources on two threads from
/// telling one observer two things at once. An observer may come back, on its own thread: by
/// sending something, or by disposing. `Lock` would wait for itself then; this one lets it in.
///
/// Other threads wait outside. So hold it for one subscription, never for what several share.
/// RxSwift's type has the same name.
///
/// Only this package can make one. As with `Lock`, the type is public so that the compiler can
/// specialise it in other modules.
public struct RecursiveLock: ~Copyable, Sendable {
  // Guards whatever the bodies touch; there is no value of its own.
  @usableFromInline let lock = Lock(())

  // The thread that is inside. It is relaxed, since all that counts is whether it is the asking
  // thread itself, and a thread always sees what it has written last: its own number, if it is
  // inside, and never its own number, if it is not.
  @usableFromInline let inside = Atomic<Thread>(nobody)

  /// Creates an open lock.
  @inlinable
  package init() {}

  /// Runs `body` while no other thread runs one; who is inside already need not wait.
  @inlinable
  package borrowing func withLock<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // exercise 8.1: Run `body` while no other thread is inside. A thread that is inside may run
    //   another one within the first; it has left when the outermost has returned or thrown.
    try body()
    // end 8.1
  }

  @usableFromInline typealias Thread = UInt

  @usableFromInline static var nobody: Thread { 0 }

  /// The number of the calling thread, which no other living thread has.
  @usableFromInline static var currentThread: Thread {
    #if canImport(Glibc)
    Thread(pthread_self())
    #else
    Thread(bitPattern: pthread_self())
    #endif
  }
}
