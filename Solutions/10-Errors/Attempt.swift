import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining

/// One subscription of `retry(when:)` to its source, and the wait for an answer if that fails.
final class Attempt<
  Answer,
  Failure: Swift.Error,
  Observer: ObserverType
>: ObserverType, Disposable {
  typealias Machine = RetryWhenSink<Answer, Failure, Observer>

  fileprivate let sink: Machine

  // The subscription to the source.
  private let subscription = SingleAssignmentDisposable()

  // The subscription to the notifier, from the error on.
  private let answers = SingleAssignmentDisposable()

  init(sink: Machine) {
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

  func on(_ event: Event<Observer.Element>) {
    // A source that was let go of has nothing more to say.
    guard !subscription.isDisposed else { return }
    switch event {
    case .next: sink.forwardOn(event)
    case .error(let error): sourceFailed(with: error)
    case .completed: sink.end(with: event)
    }
  }

  private func sourceFailed(with error: Swift.Error) {
    // exercise 10.5: Ask about an error that is a `Failure`. See to it that no other error is lost:
    //   nobody will answer it.
    // starts as: if let failure = error as? Failure { ask(about: failure) }
    if let failure = error as? Failure {
      ask(about: failure)
    } else {
      sink.end(with: .error(error))
    }
    // end 10.5
  }

  private func ask(about failure: Failure) {
    // exercise 10.4: Let go of the source. Let an `AnswerObserver` listen to the `notifier` of the
    //   sink, and then tell `errors` of the failure: the answer may come before that returns.
    subscription.dispose()
    answers.setDisposable(sink.notifier.subscribe(AnswerObserver(attempt: self)))
    sink.errors.onNext(failure)
    // end 10.4
  }
}

/// The observer of the notifier, while an attempt waits for an answer.
private final class AnswerObserver<
  Answer,
  Failure: Swift.Error,
  Observer: ObserverType
>: ObserverType {
  private let attempt: Attempt<Answer, Failure, Observer>

  init(attempt: Attempt<Answer, Failure, Observer>) {
    self.attempt = attempt
  }

  func on(_ event: Event<Answer>) {
    let sink = attempt.sink
    // exercise 10.4: An element is another attempt; an end of the answers is the end of the result.
    // starts as: sink.end(with: .completed)
    switch event {
    case .next: sink.moveToNext()
    case .error(let error): sink.end(with: .error(error))
    case .completed: sink.end(with: .completed)
    }
    // end 10.4
  }
}
