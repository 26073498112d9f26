// It listens to the notifier while the source is being disposed, and takes what comes then for an
// answer.

// exercise 10.4
// instead of: subscription.dispose()
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
subscription.dispose()
// end 10.4
