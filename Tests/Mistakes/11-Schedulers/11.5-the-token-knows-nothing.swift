// Returns a token that does nothing.

// exercise 11.5
let work = ScheduledWork { action(state) }
queue.async { work.run() }
return Disposables.create()
// end 11.5

// exercise 11.5
let work = ScheduledWork { action(state) }
let operation = BlockOperation { work.run() }
operation.queuePriority = queuePriority
operationQueue.addOperation(operation)
return Disposables.create()
// end 11.5
