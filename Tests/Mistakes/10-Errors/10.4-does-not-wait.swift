// It does not wait for an answer: it tries again at once.

// exercise 10.4
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// instead of: sink.errors.onNext(failure)
sink.errors.onNext(failure)
sink.moveToNext()
// end 10.4
