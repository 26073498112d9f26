import Solution03TokensAndBags

/// The token of a member, a listener that counts.
final class Membership: Cancelable, @unchecked Sendable {
  // Unchecked: after `init`, only the one thread that raised `disposed` touches the two.
  private let disposed = Flag()
  @Unguarded private var subscription: Disposable?
  @Unguarded private var connection: Connection?

  init(_ subscription: Disposable, of connection: Connection) {
    self.subscription = subscription
    self.connection = connection
  }

  /// Whether it was disposed.
  var isDisposed: Bool {
    disposed.isRaised()
  }

  /// Stops listening, and no longer counts.
  func dispose() {
    guard disposed.raise() else { return }
    subscription.take()?.dispose()
    if let connection = connection.take() { connection.owner?.leave(connection) }
  }
}
