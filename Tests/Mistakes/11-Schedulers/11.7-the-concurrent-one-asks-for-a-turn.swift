// The concurrent one runs nested work after the work around it, on the queue.

// exercise 11.7
// instead of: guard !DispatchQueue.isMain else { return action(state) }
// instead of: return super.schedule(state, action: action)
return MainScheduler.instance.schedule(state, action: action)
// end 11.7
