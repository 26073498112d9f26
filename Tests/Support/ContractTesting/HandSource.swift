import Solution03TokensAndBags
import Solution04Events

/// A source that a test operates by hand, and that keeps no rules: it sends whatever it is told to.
public final class HandSource<Element>: Observable<Element>, @unchecked Sendable {
  // Unchecked: a test changes it from one thread at a time.
  private var observers: [AnyObserver<Element>] = []

  /// Each subscription that was ever made, oldest first.
  public private(set) var subscriptions: [CountingDisposable] = []

  /// Is called when a subscription is disposed, after that has been counted.
  public var whenDisposed: () -> Void = {}

  /// Creates a source that nobody has subscribed to.
  public override init() {}

  /// The number of subscriptions that nobody has disposed.
  public var living: Int { subscriptions.count { $0.disposals == 0 } }

  /// Keeps the observer, and goes on sending to it even when the result has been disposed.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let subscription = CountingDisposable()
    observers.append(AnyObserver(observer))
    subscriptions.append(subscription)
    return Subscription(count: subscription, source: self)
  }

  /// Sends to everybody who ever subscribed.
  public func send(_ events: Event<Element>...) {
    for event in events {
      for observer in observers { observer.on(event) }
    }
  }

  /// Releases the observers, as a well-behaved source does when its subscriptions are disposed.
  public func forgetObservers() {
    observers = []
  }
}

/// A subscription that may be disposed any number of times, and counts them.
private struct Subscription<Element>: Disposable {
  let count: CountingDisposable
  weak let source: HandSource<Element>?

  func dispose() {
    count.dispose()
    source?.whenDisposed()
  }
}
