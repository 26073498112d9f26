import Synchronization

/// Records the values that it is given, in order, on any thread.
public final class Recorder<Value: Sendable>: Sendable {
  private let recorded = Mutex<[Value]>([])

  /// Creates an empty record.
  public init() {}

  /// What was recorded so far, oldest first.
  public var values: [Value] {
    recorded.withLock { $0 }
  }

  /// Adds `value` to the end of the record.
  public func record(_ value: Value) {
    recorded.withLock { $0.append(value) }
  }
}
