// The token of the work is thrown away: it subscribes although nobody listens any more.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
let slot = SerialDisposable()
_ = scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
  slot.disposable = self.source.subscribe(sink)
  return Disposables.create()
}
return slot
// end 13.2
