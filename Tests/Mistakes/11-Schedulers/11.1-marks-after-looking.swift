// Looks whether the work waits, and marks it as begun in a second step: two threads may do it.

// exercise 11.1
guard phase.value() == .waiting, let action else { return }
phase.set(.begun)
self.action = nil
result.setDisposable(action())
// end 11.1

// exercise 11.1
result.dispose()
if leaveWaiting(for: .disposed) { action = nil }
// end 11.1
