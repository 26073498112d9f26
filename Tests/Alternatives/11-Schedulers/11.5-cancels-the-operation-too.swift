// The token cancels the operation as well.

// exercise 11.5
// instead of: operationQueue.addOperation(operation)
// instead of: return work
operationQueue.addOperation(operation)
return Disposables.create(work, Disposables.create(with: { operation.cancel() }))
// end 11.5
