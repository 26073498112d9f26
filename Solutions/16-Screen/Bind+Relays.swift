import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

/// What accepts elements and can't end; RxSwift has no name for the three together.
public protocol RelayType<Element> {
  /// What it accepts.
  associatedtype Element

  /// Accepts an element, and tells it to all who listen, on the calling thread.
  func accept(_ element: Element)
}

extension PublishRelay: RelayType {}
extension BehaviorRelay: RelayType {}
extension ReplayRelay: RelayType {}

// A relay can't end: an end of the source is not for it, and an error has no way to go.
extension ObservableType {
  /// Subscribes relays, which accept each element.
  public func bind<Relay: RelayType<Element>>(to relays: Relay...) -> Disposable {
    // exercise 16.5: Let all of them accept each element.
    // starts as: Disposables.create()
    bind(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
    // end 16.5
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func bind<Relay: RelayType<Element?>>(to relays: Relay...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
