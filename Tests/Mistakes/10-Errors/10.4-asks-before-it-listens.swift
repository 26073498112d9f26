// The error is passed on before anybody listens for the answer, which is lost if it comes at once.

// exercise 10.4
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// instead of: sink.errors.onNext(failure)
sink.errors.onNext(failure)
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// end 10.4
