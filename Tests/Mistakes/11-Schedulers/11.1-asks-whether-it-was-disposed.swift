// Asks whether it was disposed, and takes the closure afterwards, which another thread may be
// freeing.

// exercise 11.1
// instead of: guard leaveWaiting(for: .begun), let action = action.take() else { return }
guard !result.isDisposed, let action = action.take() else { return }
// instead of: if leaveWaiting(for: .disposed) { action = nil }
action = nil
// end 11.1
