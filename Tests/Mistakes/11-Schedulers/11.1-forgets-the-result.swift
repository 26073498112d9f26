// Runs the work, and drops what it returned.

// exercise 11.1
guard leaveWaiting(for: .begun), let action = action.take() else { return }
_ = action()
// end 11.1

// exercise 11.1
result.dispose()
if leaveWaiting(for: .disposed) { action = nil }
// end 11.1
