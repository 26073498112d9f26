// Counts the answers and not the errors: an error that cuts a wait short gets the same pause again.

// exercise 10.6
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
var index = 0
let subscription =
  errors
  .subscribe(onNext: { error in
    guard let seconds = pause(afterError: index) else { return observer.onError(error) }
    let slot = SingleAssignmentDisposable()
    waiting.disposable = slot
    guard !slot.isDisposed else { return }
    let answers = wait(seconds).do(onNext: { _ in index += 1 })
    slot.setDisposable(answers.subscribe(onNext: observer.onNext, onError: observer.onError))
  })
// end 10.6
