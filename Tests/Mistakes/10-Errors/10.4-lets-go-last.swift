// The source is disposed only after the handler got the error.

// exercise 10.4
// instead of: subscription.dispose()
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// instead of: sink.errors.onNext(failure)
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
sink.errors.onNext(failure)
subscription.dispose()
// end 10.4
