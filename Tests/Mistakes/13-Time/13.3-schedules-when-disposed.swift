// An alarm that was disposed is set all the same, and relies on its scheduler to cancel that.

// exercise 13.3
let token = SingleAssignmentDisposable()
newest.disposable = token
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
lock.withLock {
  if number == settings { alarmRang() }
}
// end 13.3
