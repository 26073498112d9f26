// Keeps the token of the work, and then that of the subscription, in one slot.

// exercise 11.10
// instead of: let subscription = scheduler.schedule(sink) { [source, scheduler] sink in
// instead of: ScheduledDisposable(scheduler: scheduler, disposable: source.subscribe(sink))
// instead of: }
// instead of: return (sink, subscription)
let (slot, work) = (SerialDisposable(), SingleAssignmentDisposable())
slot.disposable = work
work.setDisposable(
  scheduler.schedule(sink) { [source, scheduler] sink in
    let subscription = source.subscribe(sink)
    slot.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
    return Disposables.create()
  }
)
return (sink, slot)
// end 11.10
