/// A type that receives the events of a sequence.
///
/// Implementing `on(_:)` is enough. An observer that also implements one of the other three methods
/// receives what is sent by that method without an ``Event`` being made; what is sent by `on(_:)`
/// still comes through `on(_:)`. RxSwift's protocol has the same name; there the three can't be
/// replaced.
public protocol ObserverType {
  /// The type of the elements that it receives.
  associatedtype Element

  /// Tells the observer one event.
  func on(_ event: Event<Element>)

  /// Tells the observer an element.
  func onNext(_ element: Element)

  /// Tells the observer that the sequence has failed.
  func onError(_ error: Swift.Error)

  /// Tells the observer that the sequence has ended well.
  func onCompleted()
}

extension ObserverType {
  /// Tells the observer an element.
  public func onNext(_ element: Element) {
    // exercise 4.2: Pass the element to `on(_:)` as an event.
    // end 4.2
  }

  /// Tells the observer that the sequence has failed.
  public func onError(_ error: Swift.Error) {
    // exercise 4.2: Pass the error to `on(_:)` as an event.
    // end 4.2
  }

  /// Tells the observer that the sequence has ended well.
  public func onCompleted() {
    // exercise 4.2: Pass the end to `on(_:)` as an event.
    // end 4.2
  }
}
