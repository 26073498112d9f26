// Marks the work as called off, and keeps its closure until the work would have been done.

// exercise 11.1
guard leaveWaiting(for: .begun), let action = action.take() else { return }
result.setDisposable(action())
// end 11.1

// exercise 11.1
result.dispose()
_ = leaveWaiting(for: .disposed)
// end 11.1
