// The error is told before anybody listens to the answer, which is lost if it comes at once.

// exercise 10.4
subscription.dispose()
sink.errors.onNext(failure)
answers.setDisposable(sink.notifier.subscribe(AnswerObserver(attempt: self)))
// end 10.4

// exercise 10.4
switch event {
case .next: sink.moveToNext()
case .error(let error): sink.end(with: .error(error))
case .completed: sink.end(with: .completed)
}
// end 10.4
