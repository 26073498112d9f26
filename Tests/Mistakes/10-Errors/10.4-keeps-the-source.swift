// The failed source stays subscribed during the wait.

// exercise 10.4
// instead of: private func ask(about failure: Failure) {
// instead of: subscription.dispose()
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// instead of: sink.errors.onNext(failure)
// instead of: }
private func ask(about failure: Failure) {
  answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
  sink.errors.onNext(failure)
}
// end 10.4
