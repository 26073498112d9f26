// Stores the token of the work last, which replaces the subscription.

// exercise 11.10
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10

// exercise 11.10
let current = SerialDisposable()
current.disposable = scheduler.schedule(sink) { [source, scheduler] sink in
  let subscription = source.subscribe(sink)
  current.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
  return Disposables.create()
}
return current
// end 11.10
