// Looks whether it was disposed, and keeps the subscription afterwards: what is disposed in between
// is disposed without it.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
let kept = SerialDisposable()
let work = scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
  let subscription = self.source.subscribe(sink)
  guard !sink.isDisposed else { return subscription }
  kept.disposable = subscription
  return Disposables.create()
}
return Disposables.create {
  work.dispose()
  kept.disposable = Disposables.create()
}
// end 13.2
