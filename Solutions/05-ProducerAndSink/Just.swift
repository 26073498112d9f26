import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Returns a sequence of one element, which is sent inside `subscribe`.
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }
}

/// The sequence of one element.
final class Just<Element>: Observable<Element> {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 5.4: Tell the observer the element and the end.
    // starts as: Disposables.create()
    observer.onNext(element)
    observer.onCompleted()
    // All is sent before anybody could hold a token: there is nothing to stop, and no sink.
    return Disposables.create()
    // end 5.4
  }
}
