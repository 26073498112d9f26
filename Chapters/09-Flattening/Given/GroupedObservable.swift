import Solution03TokensAndBags
import Solution04Events

/// The elements of a source that have one key; `groupBy` sends such sequences.
///
/// It replays nothing: a late subscriber has missed what was sent before. RxSwift's type has the same
/// name.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// Creates a sequence of what `source` sends, with a key.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Sends `observer` each element of this key from now on.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Returns the same sequence, without its key.
  public func asObservable() -> Observable<Element> {
    source
  }
}
