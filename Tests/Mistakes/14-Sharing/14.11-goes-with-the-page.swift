// Doesn't hold the connection while it lingers: if the page is gone, nobody closes it.

// exercise 14.11
// instead of: timer.setDisposable(
// instead of: scheduler.scheduleRelative((), dueTime: dueTime) { _ in
// instead of: self.close(at: timer)
// instead of: return Disposables.create()
// instead of: }
// instead of: )
timer.setDisposable(
  scheduler.scheduleRelative((), dueTime: dueTime) { [weak self] _ in
    self?.close(at: timer)
    return Disposables.create()
  }
)
// end 14.11
