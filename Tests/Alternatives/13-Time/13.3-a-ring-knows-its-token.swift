// Each ring asks its own token whether it still counts, besides the number that the sink compares.

// exercise 13.3
let token = SingleAssignmentDisposable()
newest.disposable = token
if isDisposed || token.isDisposed { return }
let work = scheduler.scheduleRelative(token, dueTime: dueTime) { token in
  if !token.isDisposed { ring() }
  return Disposables.create()
}
token.setDisposable(work)
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
