import Solution03TokensAndBags
import Solution04Events

extension ConnectableObservable {
  /// Creates one with the connections of a type that isn't ours.
  convenience init<Source: ConnectableObservableType>(
    wrapping source: Source
  ) where Source.Element == Element {
    self.init(makeConnection: { ForeignConnection(source) })
  }
}

/// A connection of somebody else's connectable type, of which only the protocol is known.
private final class ForeignConnection<Source: ConnectableObservableType>:
  ElementConnection<Source.Element>, @unchecked Sendable
{
  // Unchecked: it is set once, and a connectable type has to be safe to use from any thread.
  private let source: Source

  init(_ source: Source) {
    self.source = source
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Source.Element {
    source.subscribe(observer)
  }

  override func subscribeToSource() -> Disposable {
    source.connect()
  }
}
