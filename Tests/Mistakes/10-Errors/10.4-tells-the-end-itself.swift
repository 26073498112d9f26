// The end of the answers is told to the observer, and nothing is let go of.

// exercise 10.4
subscription.dispose()
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
sink.errors.onNext(failure)
// end 10.4

// exercise 10.4
attempt.sink.moveToNext()
// end 10.4

// exercise 10.4
attempt.sink.fail(with: error)
// end 10.4

// exercise 10.4
attempt.sink.observer.onCompleted()
// end 10.4
