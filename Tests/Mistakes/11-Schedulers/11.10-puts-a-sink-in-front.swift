// Puts a sink in front of the source, which disposes it at its end, on whichever thread.

// exercise 11.10
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10

// exercise 11.10
scheduler.schedule(sink) { [source, scheduler] sink in
  let subscription = source.asObservable().subscribe(sink)
  return ScheduledDisposable(scheduler: scheduler, disposable: subscription)
}
// end 11.10
