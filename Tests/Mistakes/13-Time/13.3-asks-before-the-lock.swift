// It checks whether the ring counts before it has the lock: by then the ring may no longer count.

// exercise 13.3
// Takes the slot before the work is scheduled: afterwards a newer setting may be in it.
let token = SingleAssignmentDisposable()
newest.disposable = token
// If the alarm was disposed, the slot has disposed the token already.
guard !token.isDisposed else { return }
token.setDisposable(
  scheduler.scheduleRelative((), dueTime: dueTime) { _ in
    ring()
    return Disposables.create()
  }
)
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
guard number == settings else { return }
lock.withLock { alarmRang() }
// end 13.3
