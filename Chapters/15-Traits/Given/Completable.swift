import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// The promise of a ``Completable``.
public enum CompletableTrait {}

/// A sequence without elements: it completes, or fails.
///
/// The element type `Never` says so: it has no values.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// What a ``Completable`` sends, once.
@frozen public enum CompletableEvent: Sendable {
  /// Something went wrong.
  case error(Swift.Error)
  /// All went well.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// A closure that receives the outcome of a completable.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Returns a completable that is answered by a closure, which runs anew for each subscriber.
  ///
  /// - Parameter subscribe: Is called inside `subscribe`, with a closure to call with the answer;
  ///   the first answer counts. What it returns is disposed when there is an answer, or no interest
  ///   any more.
  /// - Returns: The completable.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> Disposable
  ) -> Completable {
    let source = Observable<Never>
      .create { observer in
        subscribe { answer in
          switch answer {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    return PrimitiveSequence(raw: source)
  }

  /// Subscribes a closure that receives the outcome, once.
  ///
  /// - Parameter observer: Is called on the thread that brings the answer.
  /// - Returns: The token that ends the subscription.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
    subscribeToFirst(onDisposed: nil) { event in
      switch event {
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes a closure for each of the two outcomes.
  ///
  /// - Parameters:
  ///   - onCompleted: Is called if all went well.
  ///   - onError: Is called with the error; without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Is called once, after the answer, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let place = SubscriptionPlace()
    return subscribeToFirst(onDisposed: onDisposed) { event in
      switch event {
      case .error(let error): (onError ?? place.report)(error)
      case .completed: onCompleted?()
      }
    }
  }

  /// Subscribes closures that are given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone no closure is called.
  ///   - onCompleted: Is called with the object, if all went well.
  ///   - onError: Is called with the object and the error; without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Is called once, after the answer, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onCompleted: weakly(object, onCompleted),
      onError: weakly(object, onError),
      onDisposed: weakly(object, onDisposed)
    )
  }
}
