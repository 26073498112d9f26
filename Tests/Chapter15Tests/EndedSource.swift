import ContractTesting
import Solution03TokensAndBags
import Solution04Events

/// A source that ends inside `subscribe`, and leaves its disposal to whoever has its token.
final class EndedSource<Element>: Observable<Element>, @unchecked Sendable {
  // Unchecked: it has constants only, and the token counts atomically.
  let token = CountingDisposable()
  private let end: Event<Element>

  init(_ end: Event<Element>) {
    self.end = end
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    observer.on(end)
    return token
  }
}
