// Subscribes even if it was disposed before its turn.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
// instead of: return (sink, subscription)
let current = SerialDisposable()
_ = scheduler.schedule(sink) { [source, scheduler] sink in
  let subscription = source.subscribe(sink)
  current.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
  return Disposables.create()
}
return (sink, current)
// end 11.10
