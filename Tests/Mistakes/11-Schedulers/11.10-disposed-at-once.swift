// A scheduled disposable that does not wait for its scheduler.

// exercise 11.10
disposeNow()
_ = scheduler.schedule(()) { Disposables.create() }
// end 11.10

// exercise 11.10
// The work's token prevents it, or disposes what it returns: nothing else is needed.
scheduler.schedule(sink) { [source, scheduler] sink in
  ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
}
// end 11.10
