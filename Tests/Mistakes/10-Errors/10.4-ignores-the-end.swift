// An end of the answers is no end: the observer waits for ever.

// exercise 10.4
subscription.dispose()
answers.setDisposable(sink.notifier.subscribe(AnswerObserver(attempt: self)))
sink.errors.onNext(failure)
// end 10.4

// exercise 10.4
if event.element != nil { sink.moveToNext() }
// end 10.4
