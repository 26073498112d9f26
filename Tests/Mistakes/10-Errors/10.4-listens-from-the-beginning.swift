// It hears the notifier from the beginning, and takes what comes while the source is running for an answer.

// exercise 10.4
// instead of: subscription.setDisposable(source.subscribe(self))
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
subscription.setDisposable(source.subscribe(self))
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// instead of: sink.errors.onNext(failure)
sink.errors.onNext(failure)
// end 10.4
