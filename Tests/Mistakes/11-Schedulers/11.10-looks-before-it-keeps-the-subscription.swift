// Looks whether it was disposed, and keeps the subscription afterwards: what is disposed in between
// is disposed without it.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
// instead of: return (sink, subscription)
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
let token = Disposables.create {
  work.dispose()
  kept.disposable = Disposables.create()
}
return (sink, token)
// end 11.10
