// A second call finds the turn pending, and disposes at once.

// exercise 11.10
// instead of: private let disposable: Lock<Disposable?>
private let isAsked = Flag()
private let disposable: Lock<Disposable?>
// instead of: _ = scheduler.schedule(self) { scheduled in
// instead of: scheduled.disposeNow()
// instead of: return Disposables.create()
// instead of: }
guard isAsked.raise() else { return disposeNow() }
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10
