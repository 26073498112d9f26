// The source is disposed only after the handler got the error.

// exercise 10.4
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
sink.errors.onNext(failure)
subscription.dispose()
// end 10.4

// exercise 10.4
attempt.dispose()
attempt.sink.moveToNext()
// end 10.4

// exercise 10.4
attempt.sink.fail(with: error)
// end 10.4

// exercise 10.4
attempt.sink.complete()
// end 10.4
