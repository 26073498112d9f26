// Without time to wait it uses `schedule`, which may send inside the source's own call.

// exercise 13.4
// instead of: setAlarm(after: dueTime)
if dueTime.isOver {
  turnOffAlarm()
  _ = scheduler.schedule(()) { _ in
    self.sendWaiting()
    return Disposables.create()
  }
} else {
  setAlarm(after: dueTime)
}
// end 13.4
