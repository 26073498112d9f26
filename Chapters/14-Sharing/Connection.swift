import Solution03TokensAndBags
import Solution04Events

/// One connection: from its first listener, or from `connect()`, to the end of the source.
///
/// It is also the token that `connect()` returns.
class Connection: Cancelable, @unchecked Sendable {
  /// The state of the subscription to the source.
  private enum Subscription {
    /// It was not made yet.
    case none

    /// It was made.
    case made(Disposable)

    /// It was disposed, or will be as soon as it is made.
    case released
  }

  // Unchecked: `owner` is set once, before another thread can know this object; the lock of the owner
  // guards `members`, and the lock below guards the subscription; the rest is atomic.

  /// What hands this connection to newcomers.
  final var owner: Connections?

  private var members = 0
  private let isOver = Flag()
  private let wasOpened = Flag()
  private let subscription = Lock(Subscription.none)

  /// Subscribes to the source, and returns the token; for subclasses.
  func subscribeToSource() -> Disposable {
    fatalError("\(Self.self) has to override subscribeToSource()")
  }

  /// Whether the connection is over.
  final var isDisposed: Bool {
    isOver.isRaised()
  }

  // MARK: From its beginning to its end

  /// Subscribes to the source, the first time it is called.
  final func open() {
    guard !isDisposed else { return }
    // exercise 14.8: Subscribe to the source once, however many threads call this at once, and even if
    //   a call comes from inside `subscribeToSource()`.
    guard !wasOpened.isRaised() else { return }
    keep(subscribeToSource())
    wasOpened.raise()
    // end 14.8
  }

  /// Ends the connection: from now on nothing comes over it, and a newcomer gets another one.
  final func close() {
    isOver.raise()
    owner?.forget(self)
  }

  /// Disposes the subscription to the source.
  final func release() {
    let known = subscription.withLock { subscription in
      defer { subscription = .released }
      return subscription
    }
    if case .made(let token) = known { token.dispose() }
  }

  /// Ends the connection, without sending anything to the listeners.
  final func dispose() {
    // exercise 14.1: Close it, and then release the source.
    // end 14.1
  }

  private func keep(_ token: Disposable) {
    let isTooLate = subscription.withLock { subscription in
      if case .released = subscription { return true }
      subscription = .made(token)
      return false
    }
    if isTooLate { token.dispose() }
  }

  // MARK: Members; the owner calls these while it holds its lock

  /// Counts one member in.
  final func countIn() {
    // exercise 14.4: Count one member in.
    // end 14.4
  }

  /// Counts one member out, and returns whether that was the last one.
  final func countOut() -> Bool {
    // exercise 14.4: Count one member out, and return whether nobody is left.
    false
    // end 14.4
  }
}

/// A connection for elements of a certain type.
class ElementConnection<Element>: Connection, @unchecked Sendable {
  // Unchecked: it adds no state.

  /// Adds a listener; for subclasses.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    fatalError("\(Self.self) has to override subscribe(_:)")
  }
}
