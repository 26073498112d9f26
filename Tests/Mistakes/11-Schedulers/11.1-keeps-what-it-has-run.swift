// Does the work once, and keeps its closure afterwards.

// exercise 11.1
// instead of: guard leaveWaiting(for: .begun), let action = action.take() else { return }
guard leaveWaiting(for: .begun), let action else { return }
// end 11.1
