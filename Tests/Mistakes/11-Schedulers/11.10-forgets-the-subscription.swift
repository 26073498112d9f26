// Returns the token of the scheduled work, and no more.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
let subscription = scheduler.schedule(sink) { [source] sink in
  _ = source.subscribe(sink)
  return Disposables.create()
}
// end 11.10
