// It asks whether the ring is meant, and nobody is kept out while it is dealt with.

// exercise 13.3
// The place is taken before the work is scheduled: afterwards it may be a newer setting's.
let place = SingleAssignmentDisposable()
newest.disposable = place
// An alarm that was disposed has disposed it already.
guard !place.isDisposed else { return }
place.setDisposable(
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
if number == settings { alarmRang() }
// end 13.3
