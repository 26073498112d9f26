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
    // starts as: if let failure = error as? Failure { ask(about: failure) }
    if let failure = error as? Failure {
      ask(about: failure)
    } else {
      sink.fail(with: error)
    }
    // end 10.5
  }

  // exercise 10.4: The attempt hears its source, up to its end or until it is disposed. When the source
  //   has failed, it passes the failure on, and hears the first answer that comes then; the notifier
  //   may answer at once. `run(_:)` subscribes to the source, and returns what ends the attempt,
  //   whatever it is hearing by then.
  // starts as: func run(_ source: Observable<Observer.Element>) -> Disposable { Disposables.create() }
  // starts as:
  // starts as: func dispose() {}
  // starts as:
  // starts as: func onNext(_ element: Observer.Element) {}
  // starts as:
  // starts as: func onError(_ error: Swift.Error) { sourceFailed(with: error) }
  // starts as:
  // starts as: func onCompleted() {}
  // starts as:
  // starts as: private func ask(about failure: Failure) {}
  // The subscription to the source.
  private let subscription = SingleAssignmentDisposable()

  // The subscription to the notifier, once the source has failed.
  private let answers = SerialDisposable()

  /// Subscribes to the source, and returns what ends the attempt.
  func run(_ source: Observable<Observer.Element>) -> Disposable {
    subscription.setDisposable(source.subscribe(self))
    return self
  }

  func dispose() {
    subscription.dispose()
    answers.dispose()
  }

  // A source that was disposed is not heard any more.

  func onNext(_ element: Observer.Element) {
    if !subscription.isDisposed { sink.forwardNext(element) }
  }

  func onError(_ error: Swift.Error) {
    if !subscription.isDisposed { sourceFailed(with: error) }
  }

  func onCompleted() {
    if !subscription.isDisposed { sink.complete() }
  }

  private func ask(about failure: Failure) {
    subscription.dispose()
    answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
    sink.errors.onNext(failure)
  }
  // end 10.4
}

// exercise 10.4: Everything else it needs.
/// The observer of the notifier, while an attempt waits for an answer.
private final class AnswerObserver<
  Answer,
  Failure: Swift.Error,
  Observer: ObserverType
>: DirectObserver {
  private let attempt: Attempt<Answer, Failure, Observer>

  init(attempt: Attempt<Answer, Failure, Observer>) {
    self.attempt = attempt
  }

  func onNext(_ answer: Answer) {
    // Disposed first: inside the source's `subscribe`, the next attempt has to wait until that has
    // returned, and the notifier may send an end meanwhile.
    attempt.dispose()
    attempt.sink.moveToNext()
  }

  func onError(_ error: Swift.Error) {
    attempt.sink.fail(with: error)
  }

  func onCompleted() {
    attempt.sink.complete()
  }
}
// end 10.4
