// One token calls the work off; the other disposes the subscription on the scheduler, and is there
// from the beginning.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
let slot = SingleAssignmentDisposable()
let work = scheduler.schedule(sink) { [source] sink in
  slot.setDisposable(source.subscribe(sink))
  return Disposables.create()
}
let subscription = Disposables.create(
  work,
  ScheduledDisposable(scheduler: scheduler, disposable: slot)
)
// end 11.10
