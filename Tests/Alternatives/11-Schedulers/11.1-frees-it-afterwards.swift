// Leaves the closure where it is while the work runs, and frees it afterwards.

// exercise 11.1
// instead of: guard leaveWaiting(for: .begun), let action = action.take() else { return }
// instead of: result.setDisposable(action())
guard leaveWaiting(for: .begun) else { return }
if let action { result.setDisposable(action()) }
action = nil
// end 11.1
