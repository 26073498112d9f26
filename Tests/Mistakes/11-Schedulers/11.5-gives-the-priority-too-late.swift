// The operation gets its priority when the queue has it, and may have begun it.

// exercise 11.5
// instead of: operation.queuePriority = queuePriority
// instead of: operationQueue.addOperation(operation)
operationQueue.addOperation(operation)
operation.queuePriority = queuePriority
// end 11.5
