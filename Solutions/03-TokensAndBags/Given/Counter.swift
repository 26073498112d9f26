import Steps
import Synchronization

/// A number that any thread may count up and down, without a lock.
///
/// Public for the same reason as ``Lock``; only this package can make one.
public struct Counter: ~Copyable, Sendable {
  @usableFromInline let word: Atomic<Int>

  /// Creates a counter that begins with `count`.
  @inlinable
  package init(_ count: Int = 0) {
    word = Atomic(count)
  }

  /// The count at this moment; another thread may change it right afterwards.
  @inlinable
  package borrowing func count(file: StaticString = #fileID, line: Int = #line) -> Int {
    Steps.touch(file, line) {
      word.load(ordering: .acquiring)
    } text: { count in
      "the count is \(count)"
    }
  }

  /// Counts up, and returns the new count, in one step.
  @inlinable
  @discardableResult
  package borrowing func add(
    _ number: Int = 1,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> Int {
    Steps.touch(file, line) {
      word.add(number, ordering: .acquiringAndReleasing).newValue
    } text: { count in
      "counts up to \(count)"
    }
  }

  /// Counts down, and returns the new count, in one step.
  @inlinable
  @discardableResult
  package borrowing func subtract(
    _ number: Int = 1,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> Int {
    Steps.touch(file, line) {
      word.subtract(number, ordering: .acquiringAndReleasing).newValue
    } text: { count in
      "counts down to \(count)"
    }
  }
}
