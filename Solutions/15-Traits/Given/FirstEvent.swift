import Solution03TokensAndBags
import Solution04Events
import Solution06OneSource

/// A flag that says yes once, to the first caller, on whichever thread.
final class OneShot: Sendable {
  private let isTaken = Flag()

  /// Whether the caller is the first.
  func take() -> Bool {
    isTaken.raise()
  }
}

extension PrimitiveSequenceType {
  /// Subscribes a closure to the first event, which is all that a trait sends.
  ///
  /// - Parameters:
  ///   - onDisposed: Is called once, after the first event, or when the subscription is disposed.
  ///   - handle: Is called with the first event. The `completed` after an element is not passed on.
  /// - Returns: The token that ends the subscription.
  func subscribeToFirst(
    onDisposed: (() -> Void)?,
    _ handle: @escaping (Event<Element>) -> Void
  ) -> Disposable {
    let disposed = onDisposed.map { Disposables.create(with: $0) }
    var isOver = false
    let subscription = primitiveSequence.asObservable()
      .subscribe { event in
        guard !isOver else { return }
        isOver = true
        handle(event)
        disposed?.dispose()
      }
    guard let disposed else { return subscription }
    return Disposables.create(subscription, disposed)
  }
}

/// Where the caller subscribed, for reporting an error that nobody handles.
struct SubscriptionPlace {
  // Noted now: by the time of an error, nobody knows any more who subscribed.
  private let callStack =
    Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []

  /// Calls the hook of chapter 4.
  func report(_ error: Swift.Error) {
    Hooks.defaultErrorHandler(callStack, error)
  }
}
