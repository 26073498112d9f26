// An observer that leaves is freed while the lock is held: a `deinit` that calls the subject gets stuck.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: _ = self?.state.withLock { state in key.flatMap { state.doors.removeKey($0) } }
self?.state.withLock { state in _ = key.flatMap { state.doors.removeKey($0) } }
// end 7.13
