// Keeps others out while a piece is running, on a queue that is meant for many.

// exercise 11.5
let work = ScheduledWork { action(state) }
queue.async(flags: .barrier) { work.run() }
return work
// end 11.5

// exercise 11.5
let work = ScheduledWork { action(state) }
let operation = BlockOperation { work.run() }
operation.queuePriority = queuePriority
operationQueue.addOperation(operation)
return work
// end 11.5
