// A source is silent only while its attempt waits: once the answer has come, a source that goes on
// sending after its error is heard beside the next attempt.

// exercise 10.4
// instead of: // The subscription to the source.
// instead of: private let subscription = SingleAssignmentDisposable()
// The subscription to the source.
private let subscription = SingleAssignmentDisposable()

// Whether the source has failed, and its error has not been answered yet.
private var isWaiting = false
// end 10.4

// exercise 10.4
// instead of: func dispose() {
// instead of: subscription.dispose()
// instead of: answers.dispose()
// instead of: }
func dispose() {
  isWaiting = false
  subscription.dispose()
  answers.dispose()
}
// end 10.4

// exercise 10.4
// instead of: if !subscription.isDisposed { sink.forwardNext(element) }
if !isWaiting { sink.forwardNext(element) }
// end 10.4

// exercise 10.4
// instead of: private func ask(about failure: Failure) {
// instead of: subscription.dispose()
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// instead of: sink.errors.onNext(failure)
// instead of: }
private func ask(about failure: Failure) {
  isWaiting = true
  subscription.dispose()
  answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
  sink.errors.onNext(failure)
}
// end 10.4
