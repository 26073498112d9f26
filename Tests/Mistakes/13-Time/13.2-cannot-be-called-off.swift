// The token of the work is thrown away: it subscribes although nobody listens any more.

// exercise 13.2
let place = SerialDisposable()
_ = scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
  place.disposable = self.source.subscribe(sink)
  return Disposables.create()
}
return place
// end 13.2
