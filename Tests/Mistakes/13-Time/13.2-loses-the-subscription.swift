// The action subscribes, and returns something else: nobody can end the subscription.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
  _ = self.source.subscribe(sink)
  return Disposables.create()
}
// end 13.2
