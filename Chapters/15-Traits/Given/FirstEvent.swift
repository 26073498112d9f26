import Solution03TokensAndBags
import Solution04Events
import Solution06OneSource
import Synchronization

/// Says yes once, to the first who asks, from whichever thread.
final class OneShot: Sendable {
  private let isTaken = Atomic(false)

  /// Whether the caller is the first.
  func take() -> Bool {
    !isTaken.exchange(true, ordering: .acquiringAndReleasing)
  }
}

extension PrimitiveSequenceType {
  /// Subscribes a closure to the first event, which is all that a trait has to say.
  ///
  /// - Parameters:
  ///   - onDisposed: Is called once, after the first event, or when the subscription is disposed.
  ///   - handle: Is called with the first event. The `completed` behind an element is not shown.
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

/// The place where somebody subscribed, for an error that nobody has asked for.
struct SubscriptionPlace {
  // Noted now: by the time of an error, nobody knows any more who has subscribed.
  private let callStack =
    Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []

  /// Tells the hook of chapter 4.
  func report(_ error: Swift.Error) {
    Hooks.defaultErrorHandler(callStack, error)
  }
}
