// Says that it is disposed while that still waits for the scheduler.

// exercise 11.10
// instead of: _ = scheduler.schedule(self) { scheduled in
// instead of: scheduled.disposeNow()
// instead of: return Disposables.create()
// instead of: }
guard let disposable = disposable.withLock({ $0.take() }) else { return }
_ = scheduler.schedule(disposable) { disposable in
  disposable.dispose()
  return Disposables.create()
}
// end 11.10
