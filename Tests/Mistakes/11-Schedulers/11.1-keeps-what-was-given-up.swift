// Marks the work as called off, and keeps its closure until the work would have been done.

// exercise 11.1
// instead of: if leaveWaiting(for: .disposed) { action = nil }
_ = leaveWaiting(for: .disposed)
// end 11.1
