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

  // The subscription to the source.
  private let subscription = SingleAssignmentDisposable()

  // The subscription to the notifier, once the source has failed.
  private let answers = SerialDisposable()

  init(sink: RetrySink) {
    self.sink = sink
  }

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

  private func sourceFailed(with error: Swift.Error) {
    // exercise 10.5: Ask about an error that is a `Failure`. Make sure that no other error is lost:
    //   nobody will answer it.
    if let failure = error as? Failure { ask(about: failure) }
    // end 10.5
  }

  private func ask(about failure: Failure) {
    // exercise 10.4: Free the failed source, and pass the failure on. The notifier may answer at
    //   once; make sure that somebody hears it.
    // end 10.4
  }
}

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
    // exercise 10.4: Whatever the answer is, it means another attempt. This one is over, and what
    //   the notifier sends from now on is not for it.
    // end 10.4
  }

  func onError(_ error: Swift.Error) {
    // exercise 10.4: The notifier has failed; what becomes of the result?
    // end 10.4
  }

  func onCompleted() {
    // exercise 10.4: The notifier has completed; what becomes of the result?
    // end 10.4
  }
}
