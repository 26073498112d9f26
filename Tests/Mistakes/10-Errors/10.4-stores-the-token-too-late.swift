// The token of the answers is stored when the handler has got the error, and so after the answer.

// exercise 10.4
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
// instead of: sink.errors.onNext(failure)
let token = sink.notifier.subscribe(AnswerObserver(attempt: self))
sink.errors.onNext(failure)
answers.disposable = token
// end 10.4
