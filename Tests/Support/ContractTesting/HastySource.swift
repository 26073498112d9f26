import Solution03TokensAndBags
import Solution04Events

/// A source that sends everything before `subscribe` returns, so nobody can stop it, and leaves its
/// disposal to whoever has its token.
public final class HastySource<Element>: Observable<Element>, @unchecked Sendable {
  // Unchecked: the subscription counts atomically, and a test subscribes on one thread at a time.
  private let events: [Event<Element>]

  /// What `subscribe` returns, when all is sent.
  public let subscription = CountingDisposable()

  /// How often it was subscribed to.
  public private(set) var subscribers = 0

  /// Creates a source that sends these events to each subscriber.
  public init(_ events: [Event<Element>]) {
    self.events = events
    super.init()
  }

  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    subscribers += 1
    for event in events { observer.on(event) }
    return subscription
  }
}
