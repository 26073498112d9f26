// The token of the work is stored last, and pushes out the subscription.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
let current = SerialDisposable()
current.disposable = scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
  current.disposable = self.source.subscribe(sink)
  return Disposables.create()
}
return current
// end 13.2
