// Waits until the operation is finished.

// exercise 11.5
// instead of: operationQueue.addOperation(operation)
operationQueue.addOperations([operation], waitUntilFinished: true)
// end 11.5
