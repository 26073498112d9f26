// It asks whether it was disposed before it stores the token, and drops the token if it was.

// exercise 10.4
subscription.dispose()
let token = sink.notifier.subscribe(AnswerObserver(attempt: self))
if !sink.isDisposed { answers.disposable = token }
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
attempt.sink.complete()
// end 10.4
