// Calls the scheduler while it holds the lock, which the work needs, too.

// exercise 14.11
// instead of: let isLast = state.withLock { open in
// instead of: open?.listeners -= 1
// instead of: guard open?.listeners == 0 else { return false }
// instead of: open?.timer = timer
// instead of: return true
// instead of: }
// instead of: guard isLast else { return }
// instead of: timer.setDisposable(
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: self.close(at: timer)
// instead of: return Disposables.create()
// instead of: }
// instead of: )
state.withLock { open in
  open?.listeners -= 1
  guard open?.listeners == 0 else { return }
  open?.timer = timer
  timer.setDisposable(
    scheduler.scheduleRelative((), dueTime: dueTime) { _ in
      self.close(at: timer)
      return Disposables.create()
    }
  )
}
// end 14.11
