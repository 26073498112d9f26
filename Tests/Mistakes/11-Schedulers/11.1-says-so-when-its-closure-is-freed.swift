// The closure is freed before the work says that it is disposed: what it held asks, and hears that it is not.

// exercise 11.1
// instead of: result.dispose()
// instead of: if leaveWaiting(for: .disposed) { action = nil }
if leaveWaiting(for: .disposed) { action = nil }
result.dispose()
// end 11.1
