import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects
import Solution15Traits

// An infallible is bound like an observable, but no error can come.
extension InfallibleType {
  /// Subscribes observers, which receive all events.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> Disposable where Observer.Element == Element {
    subscribe(
      onNext: { element in observers.forEach { $0.onNext(element) } },
      onCompleted: { observers.forEach { $0.onCompleted() } }
    )
  }

  /// Subscribes observers of optional elements, which receive all events.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> Disposable where Observer.Element == Element? {
    subscribe(
      onNext: { element in observers.forEach { $0.onNext(element) } },
      onCompleted: { observers.forEach { $0.onCompleted() } }
    )
  }

  /// Hands this sequence to a function, and returns its result.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands this sequence to a function of two steps.
  ///
  /// - Parameters:
  ///   - binder: Is given this sequence, and returns a function.
  ///   - curriedArgument: What that function is given.
  /// - Returns: The result of that function.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result,
    curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Subscribes a closure to the elements.
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: onNext)
  }

  /// Subscribes a closure that is given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone the closure is not called.
  ///   - onNext: Is called with the object and each element.
  /// - Returns: The token that ends the subscription.
  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    subscribe(with: object, onNext: onNext)
  }
}

// MARK: Relays

extension InfallibleType {
  /// Subscribes relays, which accept each element.
  public func bind<Relay: RelayType<Element>>(to relays: Relay...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func bind<Relay: RelayType<Element?>>(to relays: Relay...) -> Disposable {
    bind(onNext: { element in relays.forEach { $0.accept(element) } })
  }
}
