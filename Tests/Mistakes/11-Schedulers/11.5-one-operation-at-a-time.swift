// Adds its operations in a way that lets one of the same priority run at a time.

// exercise 11.5
// instead of: operation.queuePriority = queuePriority
operation.queuePriority = queuePriority
for other in operationQueue.operations where other.queuePriority == queuePriority {
  operation.addDependency(other)
}
// end 11.5
