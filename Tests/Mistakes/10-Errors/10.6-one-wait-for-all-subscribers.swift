// Two subscribers of the same answers share the slot for the wait: the error of one disposes the
// wait of the other, and when one is disposed, the other waits for ever.

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
let waiting = SerialDisposable()
return Observable.create { observer in
  let subscription = errors.enumerated()
    .subscribe(onNext: { index, error in
      guard let seconds = pause(afterError: index) else { return observer.onError(error) }
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
