import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers, which receive all events.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> Disposable where Observer.Element == Element {
    asObservable()
      .subscribe(
        onNext: { element in observers.forEach { $0.onNext(element) } },
        onCompleted: { observers.forEach { $0.onCompleted() } }
      )
  }

  /// Subscribes observers of optional elements, which receive all events.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> Disposable where Observer.Element == Element? {
    asObservable()
      .subscribe(
        onNext: { element in observers.forEach { $0.onNext(element) } },
        onCompleted: { observers.forEach { $0.onCompleted() } }
      )
  }

  /// Subscribes closures that are given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone no closure is called.
  ///   - onNext: Is called with the object and each element.
  ///   - onCompleted: Is called if the sequence ends.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    asObservable()
      .subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Is called with each element.
  ///   - onCompleted: Is called if the sequence ends.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    asObservable()
      .subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes without an observer, so that the work is done.
  public func emit() -> Disposable {
    emit(onNext: nil)
  }
}

// MARK: Relays

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes relays, which accept each element.
  public func emit<Relay: RelayType<Element>>(to relays: Relay...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func emit<Relay: RelayType<Element?>>(to relays: Relay...) -> Disposable {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
