// Once the work has begun, `dispose()` does nothing, and what it returned goes on.

// exercise 11.1
// instead of: result.dispose()
// instead of: if leaveWaiting(for: .disposed) { action = nil }
guard leaveWaiting(for: .disposed) else { return }
action = nil
result.dispose()
// end 11.1
