import Solution03TokensAndBags
import Synchronization

/// A disposable that counts how often it was disposed.
public final class CountingDisposable: Disposable, Sendable {
  private let count = Atomic(0)

  /// Creates one that was not disposed yet.
  public init() {}

  /// How often it was disposed, from whichever thread.
  public var disposals: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Counts one disposal.
  public func dispose() {
    count.add(1, ordering: .sequentiallyConsistent)
  }
}
