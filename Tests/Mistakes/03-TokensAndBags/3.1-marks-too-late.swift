// The token is marked when the action has run, so it can begin a second time until then.

// exercise 3.1
guard !isDisposed else { return }
action?()
disposed.store(true, ordering: .releasing)
// end 3.1
