// A wait is stored after it was subscribed, and so ends a newer one that came meanwhile.

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
waiting.disposable = wait(seconds).subscribe(onNext: observer.onNext, onError: observer.onError)
// end 10.6
