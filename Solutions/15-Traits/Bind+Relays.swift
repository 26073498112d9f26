import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

// A relay can't end: an end of the source is not for it, and an error has no way to go.
extension ObservableType {
  /// Subscribes relays, which accept each element.
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    // exercise 15.12: Let all of them accept each element.
    // starts as: Disposables.create()
    bind(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
    // end 15.12
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays, which accept each element.
  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays, which accept each element.
  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
