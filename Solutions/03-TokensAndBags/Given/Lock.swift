import Steps
import Synchronization

/// A value that one thread at a time can use.
///
/// It is a `Mutex` for values that need not be `Sendable`: what an observer hears, or a closure
/// that a caller left here, seldom is.
///
/// Never call an observer or a disposable inside `withLock`. They run other people's code, which
/// may need the same lock and wait for itself forever: a deadlock. Don't drop the last reference
/// to a closure or an object in there either: a `deinit` is other people's code, too. So take out
/// what has to be called or released, return it, and go on outside.
///
/// Put a closure in a structure before you guard it. A bare closure is wrapped once more each time
/// it is read, so that each call goes deeper than the one before.
///
/// Only this package can make one. The type is public all the same: the compiler specialises
/// `@inlinable` code of another module for public types only, and that is eight times as fast.
public struct Lock<Value>: ~Copyable, @unchecked Sendable {
  // Unchecked: `Value` may be anything, but only whoever holds the mutex reaches it.
  @usableFromInline let mutex: Mutex<Unchecked<Value>>

  #if DEBUG
  @usableFromInline let id = Steps.newLock()
  #endif

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
    file: StaticString = #fileID,
    line: Int = #line,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if DEBUG
    let listener = Steps.listener
    listener?.wait(for: .lock(id), file: file, line: line)
    defer { listener?.wait(for: .unlock(id), file: file, line: line) }
    #endif
    return
      try mutex.withLock { (value) throws(Failure) in
        Unchecked(try body(&value.content))
      }
      .content
  }
}

/// Carries a value past the compiler's check that it may go to another thread.
@usableFromInline
struct Unchecked<Content>: @unchecked Sendable {
  // Unchecked: what goes into a lock, or comes out of it, is in the hands of one thread at a time.
  @usableFromInline var content: Content

  @inlinable
  init(_ content: Content) {
    self.content = content
  }
}
