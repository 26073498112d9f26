import Solution03TokensAndBags
import Synchronization

/// The token of a member, a listener that counts.
final class Membership: Cancelable, @unchecked Sendable {
  // Unchecked: after `init`, only the one thread that found `disposed` false touches the two.
  private let disposed = Atomic(false)
  private var subscription: Disposable?
  private var connection: Connection?

  init(_ subscription: Disposable, of connection: Connection) {
    self.subscription = subscription
    self.connection = connection
  }

  /// Whether it was disposed.
  var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Stops listening, and no longer counts.
  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    subscription.take()?.dispose()
    if let connection = connection.take() { connection.owner?.leave(connection) }
  }
}
