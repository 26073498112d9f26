// A ring that came too late is taken for a valid one.

// exercise 13.3
// instead of: lock.withLock {
// instead of: if number == settings { alarmRang() }
// instead of: }
lock.withLock { alarmRang() }
// end 13.3
