// A `CompositeDisposable` takes the slot, and disposes what is inserted too late.

// exercise 13.3
let token = CompositeDisposable()
newest.disposable = token
if token.isDisposed { return }
let work = scheduler.scheduleRelative(token, dueTime: dueTime) { token in
  if !token.isDisposed { ring() }
  return Disposables.create()
}
_ = token.insert(work)
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
  guard settings == number else { return }
  alarmRang()
}
// end 13.3
