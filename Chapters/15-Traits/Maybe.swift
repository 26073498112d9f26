import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// The promise of a ``Maybe``.
public enum MaybeTrait {}

/// A sequence of one element or none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` sends, once.
@frozen public enum MaybeEvent<Element> {
  /// There is an element, and with it the end.
  case success(Element)
  /// Something went wrong.
  case error(Swift.Error)
  /// All went well, and there is no element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A closure that receives the outcome of a maybe.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Returns a maybe that is answered by a closure, which runs anew for each subscriber.
  ///
  /// - Parameter subscribe: Is called inside `subscribe`, with a closure to call with the answer;
  ///   the first answer counts. What it returns is disposed when there is an answer, or no interest
  ///   any more.
  /// - Returns: The maybe.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> Disposable
  ) -> Maybe<Element> {
    // exercise 15.2: Call the closure for each subscriber. Its first answer, whichever of the three it
    //   is, becomes events, and no other does.
    .never()
    // end 15.2
  }

  /// Subscribes a closure that receives the outcome, once.
  ///
  /// - Parameter observer: Is called on the thread that brings the answer.
  /// - Returns: The token that ends the subscription.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
    subscribeToFirst(onDisposed: nil) { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes a closure for each of the three outcomes.
  ///
  /// - Parameters:
  ///   - onSuccess: Is called with the element, if there is one; then `onCompleted` is not.
  ///   - onError: Is called with the error; without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Is called if all went well and there is no element.
  ///   - onDisposed: Is called once, after the answer, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let place = SubscriptionPlace()
    return subscribeToFirst(onDisposed: onDisposed) { event in
      switch event {
      case .next(let element): onSuccess?(element)
      case .error(let error): (onError ?? place.report)(error)
      case .completed: onCompleted?()
      }
    }
  }

  /// Subscribes closures that are given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone no closure is called.
  ///   - onSuccess: Is called with the object and the element, if there is one.
  ///   - onError: Is called with the object and the error; without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Is called if all went well and there is no element.
  ///   - onDisposed: Is called once, after the answer, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onSuccess: weakly(object, onSuccess),
      onError: weakly(object, onError),
      onCompleted: weakly(object, onCompleted),
      onDisposed: weakly(object, onDisposed)
    )
  }
}
