// The closure is released once it has run, and not before.

// exercise 3.1
guard disposed.raise() else { return }
action?()
action = nil
// end 3.1
