// The subscription has a token of its own, beside that of the work.

// exercise 13.2
// instead of: scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
// instead of: self.source.subscribe(sink)
// instead of: }
let subscription = SingleAssignmentDisposable()
let work = scheduler.scheduleRelative((), dueTime: dueTime) { [source] _ in
  subscription.setDisposable(source.subscribe(sink))
  return Disposables.create()
}
return Disposables.create(work, subscription)
// end 13.2
