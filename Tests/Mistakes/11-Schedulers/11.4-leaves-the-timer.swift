// The token prevents the work, and the timer stays until its time would have come.

// exercise 11.4
// instead of: let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
// instead of: timer.dispose()
// instead of: work.run()
// instead of: }
// instead of: return Disposables.create(timer, work)
_ = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
  timer.dispose()
  work.run()
}
return work
// end 11.4
