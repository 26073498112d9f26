import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Subscribes closures that get an object passed, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone, no closure is called, but the sequence goes on.
  ///   - onNext: Is called with the object and each element.
  ///   - onError: Is called if the sequence fails; without it, the error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Is called if the sequence completes.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    // exercise 8.12: Subscribe to this sequence, so that each closure that was given is called with
    //   the object while it exists, and none once it is gone.
    // starts as: Disposables.create()
    // A closure that was not given stays `nil`: an error that nobody handles is reported.
    subscribe(
      onNext: onNext.map { onNext in
        { [weak object] element in object.map { onNext($0, element) } }
      },
      onError: onError.map { onError in
        { [weak object] error in object.map { onError($0, error) } }
      },
      onCompleted: onCompleted.map { onCompleted in
        { [weak object] in object.map(onCompleted) }
      },
      onDisposed: onDisposed.map { onDisposed in
        { [weak object] in object.map(onDisposed) }
      }
    )
    // end 8.12
  }
}
