// Subscribes on the scheduler, and disposes on whichever thread calls `dispose()`.

// exercise 11.10
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10

// exercise 11.10
scheduler.schedule(sink) { [source] sink in source.subscribe(sink) }
// end 11.10
