// A scheduled disposable that does not wait for its scheduler.

// exercise 11.10
disposeNow()
_ = scheduler.schedule(()) { Disposables.create() }
// end 11.10

// exercise 11.10
scheduler.schedule(()) { _ in
  ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(self))
}
// end 11.10
