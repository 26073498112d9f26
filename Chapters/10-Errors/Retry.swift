import Solution04Events

extension ObservableType {
  /// Subscribes to this sequence again each time it fails, without end.
  ///
  /// With a source that always fails inside `subscribe`, this never returns; the stack does not grow.
  public func retry() -> Observable<Element> {
    // exercise 10.3: Subscribe to the source again whenever it fails.
    asObservable()
    // end 10.3
  }

  /// Subscribes to this sequence again when it fails, up to a number of attempts.
  ///
  /// - Parameter maxAttemptCount: The number of attempts in all, zero or more. One is the source
  ///   unchanged; with zero, the source is not subscribed, and the result completes.
  /// - Returns: A sequence of what all attempts send, which ends the way the last of them does.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    precondition(maxAttemptCount >= 0, "retry(_:) needs a count of zero or more")
    // exercise 10.3: Subscribe to the source up to `maxAttemptCount` times in all, until it does not fail.
    return asObservable()
    // end 10.3
  }
}
