// Puts a sink in front of the source, which disposes it at its end, on whichever thread.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
  let subscription = source.asObservable().subscribe(sink)
  return ScheduledDisposable(scheduler: scheduler, disposable: subscription)
}
// end 11.10
