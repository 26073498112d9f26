// Even what has not begun is called off in a turn of the scheduler, behind the turn that subscribes.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
let subscription = ScheduledDisposable(
  scheduler: scheduler,
  disposable: scheduler.schedule(sink) { [source] sink in source.subscribe(sink) }
)
// end 11.10
