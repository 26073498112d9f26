// Work that is called off stays in the queue until its time would have come.

// exercise 11.4
// instead of: let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
// instead of: timer.dispose()
// instead of: work.run()
// instead of: }
// instead of: return Disposables.create(timer, work)
queue.asyncAfter(deadline: .now() + dueTime) { work.run() }
return work
// end 11.4
