// The token of the answers is dropped: each attempt hears the answers to all later errors, too.

// exercise 10.4
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
_ = sink.notifier.subscribe(AnswerObserver(attempt: self))
// end 10.4
