import Steps
import Synchronization

/// A flag that any thread may raise and look at, without a lock.
///
/// Public for the same reason as ``Lock``; only this package can make one.
public struct Flag: ~Copyable, Sendable {
  @usableFromInline let word: Atomic<Bool>

  /// Creates a flag that is down, unless `isRaised` is true.
  @inlinable
  package init(isRaised: Bool = false) {
    word = Atomic(isRaised)
  }

  /// Raises the flag, and returns whether it was down before.
  ///
  /// Looking and raising are one step: of all the threads that call this, one gets `true`.
  @inlinable
  @discardableResult
  package borrowing func raise(file: StaticString = #fileID, line: Int = #line) -> Bool {
    Steps.touch(file, line) {
      !word.exchange(true, ordering: .acquiringAndReleasing)
    } text: { wasDown in
      wasDown ? "raises it" : "finds it raised"
    }
  }

  /// Returns whether the flag is up; it may be another thread that raises it right afterwards.
  @inlinable
  package borrowing func isRaised(file: StaticString = #fileID, line: Int = #line) -> Bool {
    Steps.touch(file, line) {
      word.load(ordering: .acquiring)
    } text: { isRaised in
      isRaised ? "is it raised? yes" : "is it raised? no"
    }
  }

  /// Takes the flag down.
  @inlinable
  package borrowing func lower(file: StaticString = #fileID, line: Int = #line) {
    Steps.touch(file, line) {
      word.store(false, ordering: .releasing)
    } text: {
      "takes it down"
    }
  }
}
