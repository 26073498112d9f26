// The notifier is heard by a closure, and the observer of answers is not needed.

// exercise 10.4
subscription.dispose()
answers.disposable = sink.notifier.subscribe { [self] event in
  switch event {
  case .next:
    answers.dispose()
    sink.moveToNext()
  case .error(let error): sink.fail(with: error)
  case .completed: sink.complete()
  }
}
sink.errors.onNext(failure)
// end 10.4

// exercise 10.4
// end 10.4

// exercise 10.4
// end 10.4

// exercise 10.4
// end 10.4
