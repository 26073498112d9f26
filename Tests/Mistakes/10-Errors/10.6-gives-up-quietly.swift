// After the last retry it completes, as if there had been no error.

// exercise 10.6
// instead of: // The longest pause does not grow, and neither does a pause of 0.
// instead of: guard 0 < pause, pause < longestPause else { break }
// instead of: // Compared with half the longest: twice the pause may overflow.
guard 0 < pause, pause < longestPause else { break }
// instead of: guard let seconds = pause(afterError: index) else { return observer.onError(error) }
// instead of: // An empty slot first: the answer may come inside `subscribe`, and the next error with it.
// instead of: let slot = SingleAssignmentDisposable()
// instead of: waiting.disposable = slot
// instead of: // As it was disposed, the wait before may have caused the next error, or ended everything.
// instead of: guard !slot.isDisposed else { return }
// instead of: // No `onCompleted`: a wait that is over does not end the answers.
guard let seconds = pause(afterError: index) else { return observer.onCompleted() }
let slot = SingleAssignmentDisposable()
waiting.disposable = slot
guard !slot.isDisposed else { return }
// end 10.6
