import Synchronization

/// A value that one thread at a time can reach.
///
/// It is a `Mutex` for values that need not be `Sendable`: what an observer is told, or a closure
/// that a caller left here, seldom is.
///
/// Never call an observer or a disposable from inside `withLock`. They run code of others, which
/// may come back for the same lock, and wait for itself for ever. The last reference to a closure
/// or an object must not go inside either: its `deinit` is code of others, too. So take out what
/// is to be called or let go, return it, and go on outside.
///
/// Put a closure in a structure before you guard it. A bare one is wrapped once more at each visit
/// that reads it, so that each call of it goes deeper than the one before.
///
/// Only this package can make one. The type is public all the same: the compiler specialises what
/// is `@inlinable` in another module for a public type alone, which makes it eight times as fast.
public struct Lock<Value>: ~Copyable, @unchecked Sendable {
  // Unchecked: `Value` may be anything, and is reached by nobody who does not hold the mutex.
  @usableFromInline let mutex: Mutex<Unchecked<Value>>

  /// Creates an open lock around `value`.
  @inlinable
  package init(_ value: Value) {
    mutex = Mutex(Unchecked(value))
  }

  /// Runs `body` with the value, while every other thread that wants it waits.
  ///
  /// `body` must not use the same lock again: that stops the program.
  @inlinable
  package borrowing func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { (value) throws(Failure) in
      Unchecked(try body(&value.content))
    }
    .content
  }
}

/// Carries a value past the compiler's check that it may go to another thread.
@usableFromInline
struct Unchecked<Content>: @unchecked Sendable {
  // Unchecked: what goes into a lock and what comes out of it is in one thread's hands at a time.
  @usableFromInline var content: Content

  @inlinable
  init(_ content: Content) {
    self.content = content
  }
}
