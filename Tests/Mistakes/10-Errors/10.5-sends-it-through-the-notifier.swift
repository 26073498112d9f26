// The error goes through the notifier: if that has completed while the source was running, the result completes, and the error is lost.

// exercise 10.5
// instead of: sink.fail(with: error)
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
sink.notifier.onError(error)
// end 10.5
