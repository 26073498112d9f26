// Events do not wait while a ring is dealt with.

// exercise 13.3
// The place is taken before the work is scheduled: afterwards it may be a newer setting's.
let place = SingleAssignmentDisposable()
newest.disposable = place
place.setDisposable(
  scheduler.scheduleRelative((), dueTime: dueTime) { _ in
    ring()
    return Disposables.create()
  }
)
// end 13.3

// exercise 13.3
sourceSent(event)
// end 13.3

// exercise 13.3
lock.withLock {
  if number == settings { alarmRang() }
}
// end 13.3
