// Each element turns the alarm off, though the subclass has not said so.

// exercise 13.3
// instead of: lock.withLock { sourceSent(element) }
lock.withLock {
  turnOffAlarm()
  sourceSent(element)
}
// end 13.3
