import Solution03TokensAndBags
import Synchronization

/// The token of one who listens over a connection, and counts.
final class Membership: Cancelable, @unchecked Sendable {
  // Unchecked: after `init`, the two belong to the one thread that found `disposed` false.
  private let disposed = Atomic(false)
  private var place: Disposable?
  private var connection: Connection?

  init(_ place: Disposable, of connection: Connection) {
    self.place = place
    self.connection = connection
  }

  /// Whether it was given up.
  var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Stops listening, and no longer counts.
  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    place.take()?.dispose()
    if let connection = connection.take() { connection.owner?.leave(connection) }
  }
}
