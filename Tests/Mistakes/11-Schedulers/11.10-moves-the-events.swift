// Moves each element to the scheduler, and subscribes on the calling thread.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
let subscription = source.observe(on: scheduler).subscribe(sink)
// end 11.10
