// Nothing is handled once the result was disposed; but a window that somebody listens to needs it.

// exercise 13.3
// instead of: lock.withLock { sourceSent(element) }
lock.withLock { if !isDisposed { sourceSent(element) } }

// instead of: lock.withLock { sourceFailed(error) }
lock.withLock { if !isDisposed { sourceFailed(error) } }

// instead of: lock.withLock { sourceCompleted() }
lock.withLock { if !isDisposed { sourceCompleted() } }

// instead of: if number == settings { alarmRang() }
if !isDisposed, number == settings { alarmRang() }
// end 13.3
