// It asks whether it was disposed before it stores the token, and drops the token if it was.

// exercise 10.4
// instead of: answers.disposable = sink.notifier.subscribe(AnswerObserver(attempt: self))
let token = sink.notifier.subscribe(AnswerObserver(attempt: self))
if !sink.isDisposed { answers.disposable = token }
// end 10.4
