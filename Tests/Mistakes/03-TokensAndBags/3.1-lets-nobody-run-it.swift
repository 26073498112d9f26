// The action is taken out before the flag is raised: one thread gets the one, another the other.

// exercise 3.1
let action = action.take()
guard disposed.raise() else { return }
action?()
// end 3.1
