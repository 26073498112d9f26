// Stores the token of the work last, which replaces the subscription.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
// instead of: return (sink, subscription)
let current = SerialDisposable()
current.disposable = scheduler.schedule(sink) { [source, scheduler] sink in
  let subscription = source.subscribe(sink)
  current.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
  return Disposables.create()
}
return (sink, current)
// end 11.10
