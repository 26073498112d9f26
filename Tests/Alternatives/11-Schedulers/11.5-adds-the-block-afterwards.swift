// Adds the block to an operation that is there already; the queue is given a work item.

// exercise 11.5
let work = ScheduledWork { action(state) }
let item = DispatchWorkItem { work.run() }
queue.async(execute: item)
return work
// end 11.5

// exercise 11.5
let operation = BlockOperation()
operation.queuePriority = queuePriority
let work = ScheduledWork { action(state) }
operation.addExecutionBlock { work.run() }
operationQueue.addOperation(operation)
return Disposables.create(work, Disposables.create(with: operation.cancel))
// end 11.5
