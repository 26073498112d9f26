// Subscribes on the calling thread; only the disposal goes to the scheduler.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
let subscription = ScheduledDisposable(
  scheduler: scheduler,
  disposable: source.subscribe(sink)
)
// end 11.10
