// The action runs once, and stays in the token with everything it captured.

// exercise 3.1
guard disposed.raise() else { return }
action?()
// end 3.1
