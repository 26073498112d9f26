// Changes the operation queue that it was given, which then runs one operation at a time.

// exercise 11.5
// instead of: operation.queuePriority = queuePriority
operation.queuePriority = queuePriority
operationQueue.maxConcurrentOperationCount = 1
// end 11.5
