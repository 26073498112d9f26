// The concurrent one waits for work that is pending.

// exercise 11.7
// instead of: guard !DispatchQueue.isMain else { return action(state) }
// instead of: return super.schedule(state, action: action)
MainScheduler.instance.schedule(state, action: action)
// end 11.7
