// The token prevents the action, but the timer never ends, and keeps the queue.

// exercise 11.6
// instead of: let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
// instead of: work.run()
// instead of: }
// instead of: return Disposables.create(timer, work)
_ = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return work
// end 11.6
