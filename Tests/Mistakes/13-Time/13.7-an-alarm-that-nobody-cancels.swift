// The time of `take(for:)` is work that nobody cancels: it keeps the observer until it is over.

// exercise 13.7
// instead of: sink.setAlarm(after: dueTime)
_ = scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
  sink.complete()
  return Disposables.create()
}
// end 13.7
