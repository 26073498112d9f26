// An end looks whether the request is over, and then marks it. If the trial is disposed on another
// thread in between, it counts twice: the next trial is let through, and then the error of the old
// one opens the breaker under it; after halfOpen(), two trials are running.

// exercise 10.10
// instead of: if isOver.raise() { breaker.note(outcome, of: role) }
guard !isOver.isRaised() else { return }
isOver.raise()
breaker.note(outcome, of: role)
// end 10.10
