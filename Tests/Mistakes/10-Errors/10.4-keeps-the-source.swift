// The source that has failed is kept while we wait.

// exercise 10.4
answers.setDisposable(sink.notifier.subscribe(AnswerObserver(attempt: self)))
sink.errors.onNext(failure)
// end 10.4

// exercise 10.4
switch event {
case .next: sink.moveToNext()
case .error(let error): sink.end(with: .error(error))
case .completed: sink.end(with: .completed)
}
// end 10.4
