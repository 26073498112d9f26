/// A type that is told the events of a sequence.
public protocol ObserverType {
  /// The type of the elements that it is told.
  associatedtype Element

  /// Tells the observer one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Tells the observer an element.
  public func onNext(_ element: Element) {
    // exercise 4.2: Say it as an event.
    on(.next(element))
    // end 4.2
  }

  /// Tells the observer that the sequence has failed.
  public func onError(_ error: Swift.Error) {
    // exercise 4.2: Say it as an event.
    on(.error(error))
    // end 4.2
  }

  /// Tells the observer that the sequence has ended well.
  public func onCompleted() {
    // exercise 4.2: Say it as an event.
    on(.completed)
    // end 4.2
  }
}
