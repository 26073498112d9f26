import Solution03TokensAndBags
import Solution04Events

/// A source that sends everything before `subscribe` returns, so nobody can stop it, and leaves its
/// disposal to whoever has its token.
public final class HastySource<Element>: Observable<Element>, @unchecked Sendable {
  // Unchecked: the subscription counts atomically, and a test subscribes on one thread at a time.
  private let events: [Event<Element>]
  private let hastyTimes: Int

  /// What `subscribe` returns, when all is sent.
  public let subscription = CountingDisposable()

  /// How often it was subscribed to.
  public private(set) var subscribers = 0

  /// Creates a source that sends these events to its first subscribers.
  ///
  /// - Parameters:
  ///   - events: What each of them is sent.
  ///   - times: How many are; the others hear nothing, so that whoever subscribes again and again comes
  ///     to an end.
  public init(_ events: [Event<Element>], times: Int = .max) {
    self.events = events
    hastyTimes = times
    super.init()
  }

  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    subscribers += 1
    if subscribers <= hastyTimes {
      for event in events { observer.on(event) }
    }
    return subscription
  }
}
