import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Returns a sequence that ends inside `subscribe`, without an element.
  public static func empty() -> Observable<Element> {
    Ended(.completed)
  }

  /// Returns a sequence that never sends anything, not even an end.
  public static func never() -> Observable<Element> {
    Never()
  }

  /// Returns a sequence that fails inside `subscribe`.
  public static func error(_ error: Swift.Error) -> Observable<Element> {
    Ended(.error(error))
  }
}

/// The sequence that consists of its end.
final class Ended<Element>: Observable<Element> {
  private let end: Event<Element>

  init(_ end: Event<Element>) {
    self.end = end
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 5.4: Tell the observer the end.
    // starts as: Disposables.create()
    observer.on(end)
    return Disposables.create()
    // end 5.4
  }
}

/// The silent sequence.
private final class Never<Element>: Observable<Element> {
  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    Disposables.create()
  }
}
