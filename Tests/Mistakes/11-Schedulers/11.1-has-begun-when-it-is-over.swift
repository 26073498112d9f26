// Marks the work as begun when it is over: a run from inside does it again.

// exercise 11.1
// instead of: guard leaveWaiting(for: .begun), let action = action.take() else { return }
// instead of: result.setDisposable(action())
guard phase.value() == .waiting, let action else { return }
let returned = action()
guard leaveWaiting(for: .begun) else { return }
self.action = nil
result.setDisposable(returned)
// end 11.1
