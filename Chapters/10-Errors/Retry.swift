import Solution04Events

extension ObservableType {
  /// Subscribes to this sequence again each time that it fails, without an end.
  ///
  /// A source that fails inside `subscribe`, whatever is tried, keeps the thread for ever; the stack
  /// does not grow.
  public func retry() -> Observable<Element> {
    // exercise 10.3: Try again whenever it fails.
    asObservable()
    // end 10.3
  }

  /// Subscribes to this sequence again when it fails, until it has been tried so many times.
  ///
  /// - Parameter maxAttemptCount: The number of attempts in all, zero or more. One is the source as
  ///   it is; with zero, nobody subscribes to it, and the result completes.
  /// - Returns: A sequence of what all attempts send, which ends as the last of them does.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    precondition(maxAttemptCount >= 0, "retry(_:) needs a count of zero or more")
    // exercise 10.3: Try so many times in all.
    return asObservable()
    // end 10.3
  }
}
