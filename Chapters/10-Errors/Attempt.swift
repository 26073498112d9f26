import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining

/// One subscription of `retry(when:)` to its source, and the wait for an answer if it fails.
final class Attempt<
  Answer,
  Failure: Swift.Error,
  Observer: ObserverType
>: DirectObserver, Disposable {
  typealias RetrySink = RetryWhenSink<Answer, Failure, Observer>

  fileprivate let sink: RetrySink

  init(sink: RetrySink) {
    self.sink = sink
  }

  /// Deals with an error of the source; what comes of a `Failure` is up to `ask(about:)`.
  private func sourceFailed(with error: Swift.Error) {
    // exercise 10.5: Ask about an error that is a `Failure`. Make sure that no other error is lost:
    //   nobody will answer it.
    if let failure = error as? Failure { ask(about: failure) }
    // end 10.5
  }

  // exercise 10.4: The attempt hears its source, up to its end or until it is disposed. When the source
  //   has failed, it passes the failure on, and hears the first answer that comes then; the notifier
  //   may answer at once. `run(_:)` subscribes to the source, and returns what ends the attempt,
  //   whatever it is hearing by then.
  func run(_ source: Observable<Observer.Element>) -> Disposable { Disposables.create() }

  func dispose() {}

  func onNext(_ element: Observer.Element) {}

  func onError(_ error: Swift.Error) { sourceFailed(with: error) }

  func onCompleted() {}

  private func ask(about failure: Failure) {}
  // end 10.4
}

// exercise 10.4: Everything else it needs.
// end 10.4
