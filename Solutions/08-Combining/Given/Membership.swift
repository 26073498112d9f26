import Solution03TokensAndBags

/// The membership of a subscription in a group, which may end before the subscription exists.
///
/// A source that completes inside `subscribe` never gets into the group: there is nothing to keep.
package struct Membership: ~Copyable {
  enum State {
    /// The source is being subscribed to.
    case awaited

    /// The group holds the subscription, and disposes it with all the others.
    case member(CompositeDisposable.DisposeKey)

    /// The subscription is disposed, or will be as soon as it exists.
    case over
  }

  // Guards the state. The group is called outside the lock, since it disposes.
  private let state = Lock(State.awaited)

  /// Creates a membership that has not begun.
  package init() {}

  /// Puts the subscription into the group; disposes it if the membership or the group has ended.
  package borrowing func begin(with subscription: Disposable, in group: CompositeDisposable) {
    guard !isOver else { return subscription.dispose() }
    guard let key = group.insert(subscription) else { return }
    let isTooLate = state.withLock { state in
      if case .over = state { return true }
      state = .member(key)
      return false
    }
    if isTooLate { group.remove(for: key) }
  }

  /// Disposes the subscription, now or as soon as it exists.
  package borrowing func end(in group: CompositeDisposable) {
    let key: CompositeDisposable.DisposeKey? = state.withLock { state in
      defer { state = .over }
      return if case .member(let key) = state { key } else { nil }
    }
    if let key { group.remove(for: key) }
  }

  private var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }
}
