// The error is passed on before anybody listens for the answer, which is lost if it comes at once.

// exercise 10.4
subscription.dispose()
sink.errors.onNext(failure)
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
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
