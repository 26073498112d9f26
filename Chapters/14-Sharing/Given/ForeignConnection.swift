import Solution03TokensAndBags
import Solution04Events

extension ConnectableObservable {
  /// Creates one whose connections are those of a type that is not ours.
  convenience init<Source: ConnectableObservableType>(
    wrapping source: Source
  ) where Source.Element == Element {
    self.init(makeConnection: { ForeignConnection(source) })
  }
}

/// A connection of somebody else's connectable type, of which no more is known than its protocol.
private final class ForeignConnection<Source: ConnectableObservableType>:
  ElementConnection<Source.Element>, @unchecked Sendable
{
  // Unchecked: it is set once; whoever makes a connectable type makes it safe to use anywhere.
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
