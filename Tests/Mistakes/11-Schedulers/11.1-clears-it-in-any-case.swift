// Clears the closure whoever has it: the thread that does the work may be reading it just then.

// exercise 11.1
// instead of: if leaveWaiting(for: .disposed) { action = nil }
_ = leaveWaiting(for: .disposed)
action = nil
// end 11.1
