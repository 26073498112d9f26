// The token is stored after the work was scheduled. If the ring comes first and sets the alarm again,
// the older token pushes out the newer one.

// exercise 13.3
guard !isDisposed else { return }
newest.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
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
