import Solution03TokensAndBags
import Solution04Events
import Synchronization

/// One connection: from its first listener, or from `connect()`, to the end of the source.
///
/// It is the handle that `connect()` returns, too.
class Connection<Element>: Cancelable, @unchecked Sendable {
  // Unchecked: `owner` is set once, before another thread can know this object; the rest is atomic
  // or guards itself.

  /// The one that gives this connection to newcomers; weak, since it holds the connection.
  weak var owner: ConnectableObservable<Element>?

  private let isOver = Atomic(false)
  private let wasOpened = Atomic(false)
  private let subscription = SerialDisposable()

  /// Adds a listener; for subclasses.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    fatalError("\(Self.self) has to override subscribe(_:)")
  }

  /// Subscribes to the source, and returns the token; for subclasses.
  func subscribeToSource() -> Disposable {
    fatalError("\(Self.self) has to override subscribeToSource()")
  }

  /// Whether it is over.
  final var isDisposed: Bool {
    isOver.load(ordering: .acquiring)
  }

  /// Subscribes to the source, the first time.
  final func open() {
    guard !isDisposed else { return }
    // exercise 14.8: Subscribe to the source once, however many threads come at once, and however early
    //   somebody comes back from inside of `subscribeToSource()`.
    guard !wasOpened.load(ordering: .acquiring) else { return }
    subscription.disposable = subscribeToSource()
    wasOpened.store(true, ordering: .releasing)
    // end 14.8
  }

  /// Ends the connection: from now on nothing comes over it, and a newcomer gets another one.
  final func close() {
    isOver.store(true, ordering: .releasing)
    owner?.forget(self)
  }

  /// Lets go of the source.
  final func release() {
    subscription.dispose()
  }

  /// Ends the connection, without a word to those who listen.
  final func dispose() {
    // exercise 14.1: Close it, and let go of the source.
    // end 14.1
  }
}
