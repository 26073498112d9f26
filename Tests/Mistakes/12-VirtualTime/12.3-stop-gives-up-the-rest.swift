// Throws away what is left when it is stopped.

// exercise 12.3
// instead of: isRunning = false
queue = WorkQueue(compare: converter.compareVirtualTime)
isRunning = false
// end 12.3
