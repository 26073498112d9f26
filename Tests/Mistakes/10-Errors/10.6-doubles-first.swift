// It doubles first and compares afterwards, so twice the pause may overflow.

// exercise 10.6
// instead of: // The longest pause does not grow, and neither does a pause of 0.
// instead of: guard 0 < pause, pause < longestPause else { break }
// instead of: // Compared with half the longest: twice the pause may overflow.
// instead of: pause = pause > longestPause / 2 ? longestPause : pause * 2
guard 0 < pause, pause < longestPause else { break }
pause = min(pause * 2, longestPause)
// instead of: // An empty slot first: the answer may come inside `subscribe`, and the next error with it.
// instead of: let slot = SingleAssignmentDisposable()
// instead of: waiting.disposable = slot
// instead of: // As it was disposed, the wait before may have caused the next error, or ended everything.
// instead of: guard !slot.isDisposed else { return }
// instead of: // No `onCompleted`: a wait that is over does not end the answers.
let slot = SingleAssignmentDisposable()
waiting.disposable = slot
guard !slot.isDisposed else { return }
// end 10.6
