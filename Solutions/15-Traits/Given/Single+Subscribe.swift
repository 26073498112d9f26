import Solution03TokensAndBags
import Solution04Events
import Solution06OneSource

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a closure that receives the outcome, once.
  ///
  /// - Parameter observer: Is called on the thread that brings the answer.
  /// - Returns: The token that ends the subscription.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
    subscribeToFirst(onDisposed: nil) { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: programmerError("A Single has promised an element, but ended without one.")
      }
    }
  }

  /// Subscribes a closure for each of the two outcomes.
  ///
  /// - Parameters:
  ///   - onSuccess: Is called with the element.
  ///   - onFailure: Is called with the error; without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Is called once, after the answer, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let place = SubscriptionPlace()
    return subscribeToFirst(onDisposed: onDisposed) { event in
      switch event {
      case .next(let element): onSuccess?(element)
      case .error(let error): (onFailure ?? place.report)(error)
      case .completed: programmerError("A Single has promised an element, but ended without one.")
      }
    }
  }

  /// Subscribes closures that are given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone no closure is called.
  ///   - onSuccess: Is called with the object and the element.
  ///   - onFailure: Is called with the object and the error; without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Is called once, after the answer, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onSuccess: weakly(object, onSuccess),
      onFailure: weakly(object, onFailure),
      onDisposed: weakly(object, onDisposed)
    )
  }
}

/// Returns a closure that passes `object` to another one, while the object exists.
func weakly<Object: AnyObject, Value>(
  _ object: Object,
  _ body: ((Object, Value) -> Void)?
) -> ((Value) -> Void)? {
  body.map { body in
    { [weak object] value in object.map { body($0, value) } }
  }
}

/// Returns a closure that passes `object` to another one, while the object exists.
func weakly<Object: AnyObject>(
  _ object: Object,
  _ body: ((Object) -> Void)?
) -> (() -> Void)? {
  body.map { body in
    { [weak object] in object.map(body) }
  }
}
