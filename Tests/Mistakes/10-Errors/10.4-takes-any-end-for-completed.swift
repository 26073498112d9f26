// A notifier that fails completes the result.

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
attempt.sink.complete()
// end 10.4

// exercise 10.4
attempt.sink.complete()
// end 10.4
