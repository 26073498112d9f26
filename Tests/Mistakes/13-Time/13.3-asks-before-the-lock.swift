// It checks whether the ring counts before it has the lock: by then the ring may no longer count.

// exercise 13.3
// instead of: lock.withLock {
// instead of: if number == settings { alarmRang() }
// instead of: }
guard number == settings else { return }
lock.withLock { alarmRang() }
// end 13.3
