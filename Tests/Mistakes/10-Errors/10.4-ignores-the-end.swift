// The notifier has completed, and the observer waits for an end that never comes.

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
// The next answer will come some day.
// end 10.4
