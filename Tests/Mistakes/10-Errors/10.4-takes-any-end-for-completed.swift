// A notifier that has failed completes the result.

// exercise 10.4
subscription.dispose()
answers.setDisposable(sink.notifier.subscribe(AnswerObserver(attempt: self)))
sink.errors.onNext(failure)
// end 10.4

// exercise 10.4
switch event {
case .next: sink.moveToNext()
case .error, .completed: sink.end(with: .completed)
}
// end 10.4
