// A scheduled disposable that does not wait for its scheduler.

// exercise 11.10
// instead of: _ = scheduler.schedule(self) { scheduled in
// instead of: scheduled.disposeNow()
// instead of: return Disposables.create()
// instead of: }
disposeNow()
_ = scheduler.schedule(()) { Disposables.create() }
// end 11.10
