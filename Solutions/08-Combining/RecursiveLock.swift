import Solution03TokensAndBags

/// A lock for one thread at a time, which that thread can take again while it is inside.
///
/// It is held while an observer is called: that keeps two sources on two threads from calling one
/// observer at the same time. An observer may make a reentrant call, by sending something or by
/// disposing. With `Lock`, its thread would wait for itself, a deadlock; this lock lets it in.
///
/// Other threads wait outside. So use one for each subscription, never one that several share.
/// RxSwift's type has the same name.
///
/// Only this package can create one. As with `Lock`, the type is public so that the compiler can
/// specialise it in other modules.
public struct RecursiveLock: ~Copyable, Sendable {
  // Guards whatever the bodies touch; there is no value of its own.
  @usableFromInline let lock = Lock(())

  // The thread that is inside.
  @usableFromInline let inside = ThreadInside()

  /// Creates a lock that nobody holds.
  @inlinable
  package init() {}

  /// Runs `body` while no other thread runs one; a thread that is inside already need not wait.
  @inlinable
  package borrowing func withLock<Result, Failure>(
    file: StaticString = #fileID,
    line: Int = #line,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // exercise 8.1: Run `body` while no other thread is inside. A thread that is inside may run
    //   another body within the first; it leaves when the outermost has returned or thrown.
    // starts as: try body()
    guard !inside.isThisThread else { return try body() }
    return try lock.withLock(file: file, line: line) { (_) throws(Failure) in
      inside.enter()
      defer { inside.leave() }
      return try body()
    }
    // end 8.1
  }
}
