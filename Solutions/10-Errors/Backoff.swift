import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

/// How long to wait before each retry: first a moment, then twice as long, and so on.
public struct Backoff: Sendable {
  /// How many errors are answered with a retry; the error after them is the end.
  public let retries: Int

  /// The pause after the first error, in seconds.
  public let firstPause: Int

  /// The longest pause, in seconds.
  public let longestPause: Int

  /// Creates a plan.
  public init(retries: Int, firstPause: Int, longestPause: Int) {
    self.retries = retries
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// The pause after an error, in seconds, or nil if there is no retry.
  ///
  /// - Parameter index: How many errors there were before this one.
  /// - Returns: The pause: it doubles with each error, and is never longer than the longest.
  public func pause(afterError index: Int) -> Int? {
    // exercise 10.6: Return how long to wait. The number of retries may be large.
    // starts as: 0
    guard index < retries else { return nil }
    var pause = min(firstPause, longestPause)
    for _ in 0..<index {
      // The longest pause does not grow, and neither does a pause of 0.
      guard 0 < pause, pause < longestPause else { break }
      // Compared with half the longest: twice the pause may overflow.
      pause = pause > longestPause / 2 ? longestPause : pause * 2
    }
    return pause
    // end 10.6
  }

  /// Returns a notifier for `retry(when:)`.
  ///
  /// - Parameters:
  ///   - errors: The errors, as `retry(when:)` hands them out.
  ///   - wait: Makes a sequence that sends one element after so many seconds, by the app's clock. Its
  ///     error ends the answers.
  /// - Returns: A sequence that answers each error after its pause, and fails with the first error
  ///   that has none.
  public func answers(
    to errors: Observable<Swift.Error>,
    wait: @escaping (_ seconds: Int) -> Observable<Void>
  ) -> Observable<Void> {
    // exercise 10.6: Answer each error when its pause is over. The first that gets no pause is the end.
    // starts as: .never()
    Observable.create { observer in
      let waiting = SerialDisposable()
      let subscription = errors.enumerated()
        .subscribe(onNext: { index, error in
          guard let seconds = pause(afterError: index) else { return observer.onError(error) }
          // An empty slot first: the answer may come inside `subscribe`, and the next error with it.
          let slot = SingleAssignmentDisposable()
          waiting.disposable = slot
          // As it was disposed, the wait before may have caused the next error, or ended everything.
          guard !slot.isDisposed else { return }
          // No `onCompleted`: a wait that is over does not end the answers.
          slot.setDisposable(
            wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
          )
        })
      return Disposables.create(subscription, waiting)
    }
    // end 10.6
  }
}
