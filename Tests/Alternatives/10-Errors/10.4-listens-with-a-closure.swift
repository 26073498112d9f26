// The notifier is heard by a closure, and there is no second class.

// exercise 10.4
private let subscription = SingleAssignmentDisposable()

private let answers = SerialDisposable()

func run(_ source: Observable<Observer.Element>) -> Disposable {
  subscription.setDisposable(source.subscribe(self))
  return self
}

func dispose() {
  subscription.dispose()
  answers.dispose()
}

func onNext(_ element: Observer.Element) {
  if !subscription.isDisposed { sink.forwardNext(element) }
}

func onError(_ error: Swift.Error) {
  if !subscription.isDisposed { sourceFailed(with: error) }
}

func onCompleted() {
  if !subscription.isDisposed { sink.complete() }
}

private func ask(about failure: Failure) {
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
}
// end 10.4
// exercise 10.4
// end 10.4
