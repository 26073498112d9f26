// The setting before is not turned off: both ring.

// exercise 13.3
guard !isDisposed else { return }
_ = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
  ring()
  return Disposables.create()
}
// end 13.3

// exercise 13.3
lock.withLock { sourceSent(element) }
// end 13.3

// exercise 13.3
lock.withLock { sourceFailed(error) }
// end 13.3

// exercise 13.3
lock.withLock { sourceCompleted() }
// end 13.3

// exercise 13.3
lock.withLock {
  if number == settings { alarmRang() }
}
// end 13.3
