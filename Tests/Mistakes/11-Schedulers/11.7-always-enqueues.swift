// The concurrent one goes through the queue, even on main.

// exercise 11.7
// instead of: guard !DispatchQueue.isMain else { return action(state) }
// instead of: return super.schedule(state, action: action)
super.schedule(state, action: action)
// end 11.7
