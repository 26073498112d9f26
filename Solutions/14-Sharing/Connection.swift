import Solution03TokensAndBags
import Solution04Events
import Solution08Combining

/// One connection: from its first listener, or from `connect()`, to the end of the source.
///
/// It is also the token that `connect()` returns.
class Connection: Cancelable, @unchecked Sendable {
  // Unchecked: `owner` is set once, before another thread can know this object; the lock of the owner
  // guards `members`, and the lock below guards the subscription; the rest is atomic.

  /// What hands this connection to newcomers.
  final var owner: Connections?

  private var members = 0
  private let isOver = Flag()

  /// Subscribes to the source, and returns the token; for subclasses.
  func subscribeToSource() -> Disposable {
    fatalError("\(Self.self) has to override subscribeToSource()")
  }

  /// Whether the connection is over.
  final var isDisposed: Bool {
    isOver.isRaised()
  }

  // MARK: From its beginning to its end

  /// Ends the connection: from now on nothing comes over it, and a newcomer gets another one.
  final func close() {
    isOver.raise()
    owner?.forget(self)
  }

  /// Ends the connection, without sending anything to the listeners.
  final func dispose() {
    // exercise 14.1: Close the connection, and then release the source.
    close()
    release()
    // end 14.1
  }

  // MARK: The subscription to the source

  // exercise 14.8: `open()` subscribes to the source the first time it is called, unless the connection
  //   is over. `release()` disposes that subscription, or makes sure that it is disposed as soon as it
  //   is made. Any thread may call them at any moment, even from inside `subscribeToSource()`, and none
  //   waits for the source of another. What is here now keeps all of that but the last.
  // starts as: private let lock = RecursiveLock()
  // starts as: private var wasOpened = false
  // starts as: private var isReleased = false
  // starts as: private var subscription: Disposable?
  // starts as:
  // starts as: /// Subscribes to the source, the first time it is called.
  // starts as: final func open() {
  // starts as:   lock.withLock {
  // starts as:     guard !isDisposed, !wasOpened else { return }
  // starts as:     wasOpened = true
  // starts as:     let token = subscribeToSource()
  // starts as:     if isReleased { token.dispose() } else { subscription = token }
  // starts as:   }
  // starts as: }
  // starts as:
  // starts as: /// Disposes the subscription to the source.
  // starts as: final func release() {
  // starts as:   lock.withLock {
  // starts as:     isReleased = true
  // starts as:     subscription?.dispose()
  // starts as:     subscription = nil
  // starts as:   }
  // starts as: }
  /// The state of the subscription to the source.
  private enum Subscription {
    /// It was not made yet.
    case none

    /// It was made.
    case made(Disposable)

    /// It was disposed, or will be as soon as it is made.
    case released
  }

  private let wasOpened = Flag()
  private let subscription = Lock(Subscription.none)

  /// Subscribes to the source, the first time it is called.
  final func open() {
    guard !isDisposed else { return }
    // Checks and sets the flag in one step, before anybody is called.
    guard wasOpened.raise() else { return }
    keep(subscribeToSource())
  }

  /// Disposes the subscription to the source.
  final func release() {
    let known = subscription.withLock { subscription in
      defer { subscription = .released }
      return subscription
    }
    if case .made(let token) = known { token.dispose() }
  }

  private func keep(_ token: Disposable) {
    let isTooLate = subscription.withLock { subscription in
      if case .released = subscription { return true }
      subscription = .made(token)
      return false
    }
    if isTooLate { token.dispose() }
  }
  // end 14.8

  // MARK: Members; the owner calls these while it holds its lock

  /// Counts one member in.
  final func countIn() {
    // exercise 14.4: Count one member in.
    members += 1
    // end 14.4
  }

  /// Counts one member out, and returns whether that was the last one.
  final func countOut() -> Bool {
    // exercise 14.4: Count one member out, and return whether nobody is left.
    // starts as: false
    members -= 1
    return members == 0
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
