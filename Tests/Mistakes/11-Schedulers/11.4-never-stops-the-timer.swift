// A timer that nobody stops: it and its queue are never freed.

// exercise 11.4
// instead of: let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
// instead of: timer.dispose()
// instead of: work.run()
// instead of: }
// instead of: return Disposables.create(timer, work)
_ = QueueTimer(on: queue, after: dueTime, leeway: leeway) { _ in work.run() }
return work
// end 11.4
