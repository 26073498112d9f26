import Solution03TokensAndBags
import Synchronization

/// A disposable that counts how often it is disposed.
public final class CountingDisposable: Disposable, Sendable {
  private let count = Atomic(0)

  /// Creates one that has not been disposed yet.
  public init() {}

  /// How often it was disposed, on any thread.
  public var disposals: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Counts one disposal.
  public func dispose() {
    count.add(1, ordering: .sequentiallyConsistent)
  }
}
