// Does the work once, even after it was called off.

// exercise 11.1
// instead of: guard leaveWaiting(for: .begun), let action = action.take() else { return }
guard let action = action.take() else { return }
// instead of: if leaveWaiting(for: .disposed) { action = nil }
// end 11.1
