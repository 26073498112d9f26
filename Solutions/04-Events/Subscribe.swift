import Solution03TokensAndBags

extension ObservableType {
  /// Subscribes a closure that receives each event.
  ///
  /// - Parameter on: Is called on the thread that sends the event, and never after an end.
  /// - Returns: The token that ends the subscription.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
    // exercise 4.6: Subscribe an observer that calls `on` with each event, and return its token.
    // starts as: Disposables.create()
    asObservable().subscribe(AnonymousObserver(on))
    // end 4.6
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Is called with each element.
  ///   - onError: Is called if the sequence fails; without it, the error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Is called if the sequence ends well.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    // Recorded now: by the time an error comes, nobody knows any more who subscribed.
    let callStack = Hooks.callStackOfSubscription()
    func reportUnhandled(_ error: Swift.Error) {
      Hooks.defaultErrorHandler(callStack, error)
    }
    // exercise 4.6: Subscribe an observer that calls the closure for each event, and after an end
    //   `onDisposed`; an error without an `onError` goes to `reportUnhandled`. Return a token that
    //   first ends the subscription, and then calls `onDisposed`, unless it was called before.
    // starts as: return Disposables.create()
    // It runs once, whichever comes first: the end of the sequence, or a `dispose()`.
    let disposed = onDisposed.map { Disposables.create(with: $0) }
    let observer = AnonymousObserver(
      onNext: onNext,
      onEnd: { event in
        switch event {
        case .next:
          // Nobody asked for elements.
          return
        case .error(let error):
          if let onError { onError(error) } else { reportUnhandled(error) }
        case .completed:
          onCompleted?()
        }
        disposed?.dispose()
      }
    )
    let subscription = asObservable().subscribe(observer)
    guard let disposed else { return subscription }
    return Disposables.create(subscription, disposed)
    // end 4.6
  }
}
