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
    // end 14.1
  }

  // MARK: The subscription to the source

  // exercise 14.8: `open()` subscribes to the source the first time it is called, unless the connection
  //   is over. `release()` disposes that subscription, or makes sure that it is disposed as soon as it
  //   is made. Any thread may call them at any moment, even from inside `subscribeToSource()`, and none
  //   waits for the source of another. What is here now keeps all of that but the last.
  private let lock = RecursiveLock()
  private var wasOpened = false
  private var isReleased = false
  private var subscription: Disposable?

  /// Subscribes to the source, the first time it is called.
  final func open() {
    lock.withLock {
      guard !isDisposed, !wasOpened else { return }
      wasOpened = true
      let token = subscribeToSource()
      if isReleased { token.dispose() } else { subscription = token }
    }
  }

  /// Disposes the subscription to the source.
  final func release() {
    lock.withLock {
      isReleased = true
      subscription?.dispose()
      subscription = nil
    }
  }
  // end 14.8

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
