// When the source has ended the alarm is turned off, though the subclass may still need it.

// exercise 13.3
// instead of: lock.withLock { sourceFailed(error) }
lock.withLock {
  turnOffAlarm()
  sourceFailed(error)
}

// instead of: lock.withLock { sourceCompleted() }
lock.withLock {
  turnOffAlarm()
  sourceCompleted()
}
// end 13.3
