// Does not wait for an answer: it is tried again at once.

// exercise 10.4
subscription.dispose()
sink.errors.onNext(failure)
sink.moveToNext()
// end 10.4

// exercise 10.4
switch event {
case .next: sink.moveToNext()
case .error(let error): sink.end(with: .error(error))
case .completed: sink.end(with: .completed)
}
// end 10.4
