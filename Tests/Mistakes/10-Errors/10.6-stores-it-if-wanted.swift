// It asks whether the wait is still wanted before it stores the token, and drops the token if not.

// exercise 10.6
// instead of: // The longest pause does not grow, and neither does a pause of 0.
// instead of: guard 0 < pause, pause < longestPause else { break }
// instead of: // Compared with half the longest: twice the pause may overflow.
guard 0 < pause, pause < longestPause else { break }
// instead of: // An empty slot first: the answer may come inside `subscribe`, and the next error with it.
// instead of: let slot = SingleAssignmentDisposable()
// instead of: waiting.disposable = slot
// instead of: // As it was disposed, the wait before may have caused the next error, or ended everything.
// instead of: guard !slot.isDisposed else { return }
// instead of: // No `onCompleted`: a wait that is over does not end the answers.
// instead of: slot.setDisposable(
// instead of: wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
// instead of: )
let slot = SingleAssignmentDisposable()
waiting.disposable = slot
guard !slot.isDisposed else { return }
let token = wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
if !slot.isDisposed { slot.setDisposable(token) }
// end 10.6
