// The alarm asks whether it is disposed before it takes the slot, and the token in the slot is a
// `SerialDisposable`.

// exercise 13.3
if newest.isDisposed { return }
let setting = SerialDisposable()
newest.disposable = setting
setting.disposable = scheduler.scheduleRelative(ring, dueTime: dueTime) { ring in
  ring()
  return Disposables.create()
}
// end 13.3

// exercise 13.3
lock.withLock { self.sourceSent(element) }
// end 13.3

// exercise 13.3
lock.withLock { self.sourceFailed(error) }
// end 13.3

// exercise 13.3
lock.withLock { self.sourceCompleted() }
// end 13.3

// exercise 13.3
func ringIfNewest() {
  guard number == settings else { return }
  alarmRang()
}
lock.withLock(ringIfNewest)
// end 13.3
