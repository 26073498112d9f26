// Knows its timer only when the scheduler has returned; the work may have run by then.

// exercise 14.11
// instead of: open?.timer = timer
// instead of: return true
return true

// instead of: timer.setDisposable(
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: self.close(at: timer)
// instead of: return Disposables.create()
// instead of: }
// instead of: )
timer.setDisposable(
  scheduler.scheduleRelative((), dueTime: dueTime) { _ in
    self.close(at: timer)
    return Disposables.create()
  }
)
state.withLock { $0?.timer = timer }
// end 14.11
