// It checks whether the ring counts under the lock, and handles it under the lock, but leaves it in
// between: by then the ring may no longer count.

// exercise 13.3
// instead of: lock.withLock {
// instead of: if number == settings { alarmRang() }
// instead of: }
let isMeant = lock.withLock { number == settings }
guard isMeant else { return }
lock.withLock { alarmRang() }
// end 13.3
