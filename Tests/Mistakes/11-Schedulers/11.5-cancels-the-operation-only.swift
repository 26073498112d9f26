// The token cancels the operation, and knows nothing of what the work returned.

// exercise 11.5
// instead of: operationQueue.addOperation(operation)
// instead of: return work
operationQueue.addOperation(operation)
return Disposables.create(with: { operation.cancel() })
// end 11.5
