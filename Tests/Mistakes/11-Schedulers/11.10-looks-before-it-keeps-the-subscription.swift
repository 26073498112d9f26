// Looks whether it was disposed, and keeps the subscription afterwards: what is disposed in between
// is disposed without it.

// exercise 11.10
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10

// exercise 11.10
let kept = SerialDisposable()
let work = scheduler.schedule(sink) { [source, scheduler] sink in
  let subscription = ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
  guard !sink.isDisposed else {
    subscription.dispose()
    return Disposables.create()
  }
  kept.disposable = subscription
  return Disposables.create()
}
return Disposables.create {
  work.dispose()
  kept.disposable = Disposables.create()
}
// end 11.10
