// Subscribes on the scheduler, and disposes on whichever thread calls `dispose()`.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
let subscription = scheduler.schedule(sink) { [source] sink in source.subscribe(sink) }
// end 11.10
