// An error waits until the first in line would have been sent.

// exercise 13.8
// instead of: if !isSending { fail(with: error) }
switch dropped.phase {
case .idle: fail(with: error)
case .waiting: alarm.set(after: dueTime) { self.fail(with: error) }
case .sending, .failed: break
}

// instead of: // Freed outside the lock: what was in line may have a `deinit` that is reentrant.
// instead of: _ = dropped
_ = isSending
// end 13.8
