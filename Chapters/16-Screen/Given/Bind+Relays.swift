import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

/// A type that accepts elements and can't end; RxSwift has no name for the three together.
public protocol RelayType<Element> {
  /// The type of what it accepts.
  associatedtype Element

  /// Accepts an element, and sends it to all subscribers, on the calling thread.
  func accept(_ element: Element)
}

extension PublishRelay: RelayType {}
extension BehaviorRelay: RelayType {}
extension ReplayRelay: RelayType {}

// A relay can't end: it ignores a completion, and it has no way to pass on an error.
extension ObservableType {
  /// Subscribes relays, which accept each element.
  public func bind<Relay: RelayType<Element>>(to relays: Relay...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func bind<Relay: RelayType<Element?>>(to relays: Relay...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
