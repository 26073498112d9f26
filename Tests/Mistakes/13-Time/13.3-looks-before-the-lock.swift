// It checks whether the ring counts, but takes no lock: nobody is kept out while the ring is handled.

// exercise 13.3
// instead of: lock.withLock {

// instead of: if number == settings { alarmRang() }
// instead of: }
if number == settings { alarmRang() }
// end 13.3
