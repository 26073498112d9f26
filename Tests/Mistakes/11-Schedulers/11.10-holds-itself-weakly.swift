// The scheduled disposal does not hold what it will dispose.

// exercise 11.10
// instead of: _ = scheduler.schedule(self) { scheduled in
// instead of: scheduled.disposeNow()
// instead of: return Disposables.create()
// instead of: }
_ = scheduler.schedule(()) { [weak self] _ in
  self?.disposeNow()
  return Disposables.create()
}
// end 11.10
