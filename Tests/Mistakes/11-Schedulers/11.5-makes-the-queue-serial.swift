// Changes the operation queue that it was given, which then runs one operation at a time.

// exercise 11.5
let work = ScheduledWork { action(state) }
queue.async { work.run() }
return work
// end 11.5

// exercise 11.5
let work = ScheduledWork { action(state) }
let operation = BlockOperation { work.run() }
operation.queuePriority = queuePriority
operationQueue.maxConcurrentOperationCount = 1
operationQueue.addOperation(operation)
return work
// end 11.5
