// The subscription is kept in a variable that is still empty while the source is subscribed to: whoever
// disposes at that moment does not reach the source.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
var subscription: Disposable?
let work = scheduler.scheduleRelative(sink, dueTime: dueTime) { [source] sink in
  subscription = source.subscribe(sink)
  return Disposables.create()
}
return Disposables.create(work, Disposables.create { subscription?.dispose() })
// end 13.2
