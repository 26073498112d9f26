// The token is marked only once the action has run, so until then it can begin a second time.

// exercise 3.1
guard !isDisposed else { return }
action?()
disposed.raise()
// end 3.1
