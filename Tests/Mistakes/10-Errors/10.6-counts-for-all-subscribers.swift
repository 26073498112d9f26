// It counts the errors of all subscribers together, so the second one has fewer retries.

// exercise 10.6
// instead of: Observable.create { observer in
// instead of: let waiting = SerialDisposable()
// instead of: let subscription = errors.enumerated()
// instead of: .subscribe(onNext: { index, error in
// instead of: guard let seconds = pause(afterError: index) else { return observer.onError(error) }
// instead of: // An empty slot first: the answer may come inside `subscribe`, and the next error with it.
// instead of: let slot = SingleAssignmentDisposable()
// instead of: waiting.disposable = slot
// instead of: // As it was disposed, the wait before may have caused the next error, or ended everything.
// instead of: guard !slot.isDisposed else { return }
// instead of: // No `onCompleted`: a wait that is over does not end the answers.
// instead of: slot.setDisposable(
// instead of: wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
// instead of: )
// instead of: })
// instead of: return Disposables.create(subscription, waiting)
// instead of: }
var count = 0
return Observable.create { observer in
  let waiting = SerialDisposable()
  let subscription = errors.subscribe(onNext: { error in
    guard let seconds = pause(afterError: count) else { return observer.onError(error) }
    count += 1
    let slot = SingleAssignmentDisposable()
    waiting.disposable = slot
    guard !slot.isDisposed else { return }
    slot.setDisposable(
      wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
    )
  })
  return Disposables.create(subscription, waiting)
}
// end 10.6
