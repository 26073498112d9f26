import Steps
import Synchronization

/// A small value, such as a number or an enum, that any thread may read and change without a lock.
///
/// Public for the same reason as ``Lock``; only this package can make one.
public struct Word<Value: WordValue>: ~Copyable, Sendable {
  @usableFromInline let atomic: Atomic<Int>

  /// Creates a word that holds `value`.
  @inlinable
  package init(_ value: Value) {
    atomic = Atomic(value.word)
  }

  /// The value at this moment; another thread may change it right afterwards.
  @inlinable
  package borrowing func value(file: StaticString = #fileID, line: Int = #line) -> Value {
    Steps.touch(file, line) {
      Value(word: atomic.load(ordering: .acquiring))
    } text: { value in
      "reads \(value)"
    }
  }

  /// Replaces the value, whatever it was.
  @inlinable
  package borrowing func set(_ value: Value, file: StaticString = #fileID, line: Int = #line) {
    Steps.touch(file, line) {
      atomic.store(value.word, ordering: .releasing)
    } text: {
      "writes \(value)"
    }
  }

  /// Replaces the value if it is `expected`, and returns whether it was, in one step.
  @inlinable
  @discardableResult
  package borrowing func replace(
    _ expected: Value,
    with value: Value,
    file: StaticString = #fileID,
    line: Int = #line
  ) -> Bool {
    Steps.touch(file, line) {
      atomic.compareExchange(
        expected: expected.word,
        desired: value.word,
        ordering: .acquiringAndReleasing
      )
      .exchanged
    } text: { wasReplaced in
      wasReplaced ? "replaces \(expected) with \(value)" : "finds it is not \(expected) any more"
    }
  }

  /// Replaces the value with what `change` makes of it, and returns the value before, in one step.
  ///
  /// `change` computes the new value, and must do nothing else: if another thread was faster it is
  /// called again, with what that thread has left.
  @inlinable
  @discardableResult
  package borrowing func update(
    file: StaticString = #fileID,
    line: Int = #line,
    _ change: (Value) -> Value
  ) -> Value {
    Steps.touch(file, line) {
      var before = atomic.load(ordering: .relaxed)
      while true {
        let (isDone, now) = atomic.weakCompareExchange(
          expected: before,
          desired: change(Value(word: before)).word,
          successOrdering: .acquiringAndReleasing,
          failureOrdering: .acquiring
        )
        if isDone { return Value(word: before) }
        before = now
      }
    } text: { before in
      "makes it \(change(before))"
    }
  }
}

/// What fits in a ``Word``: a number, or an enum or option set whose raw values are numbers.
public protocol WordValue {
  /// The value that this number stands for.
  init(word: Int)

  /// The number that stands for this value.
  var word: Int { get }
}

extension Int: WordValue {
  /// The number itself.
  @inlinable
  public init(word: Int) {
    self = word
  }

  /// The number itself.
  @inlinable public var word: Int { self }
}

extension WordValue where Self: RawRepresentable, RawValue == Int {
  /// The value with this raw value, which there must be.
  @inlinable
  public init(word: Int) {
    guard let value = Self(rawValue: word) else {
      preconditionFailure("\(word) does not stand for a \(Self.self)")
    }
    self = value
  }

  /// The raw value.
  @inlinable public var word: Int { rawValue }
}
