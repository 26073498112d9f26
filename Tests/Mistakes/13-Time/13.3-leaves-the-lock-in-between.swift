// It checks whether the ring counts under the lock, and handles it under the lock, but leaves it in
// between: by then the ring may no longer count.

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
let isMeant = lock.withLock { number == settings }
guard isMeant else { return }
lock.withLock { alarmRang() }
// end 13.3
