// The end of the notifier is sent to the observer, but nothing is disposed.

// exercise 10.4
subscription.dispose()
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
sink.errors.onNext(failure)
// end 10.4

// exercise 10.4
attempt.dispose()
attempt.sink.moveToNext()
// end 10.4

// exercise 10.4
attempt.sink.fail(with: error)
// end 10.4

// exercise 10.4
attempt.sink.observer.onCompleted()
// end 10.4
