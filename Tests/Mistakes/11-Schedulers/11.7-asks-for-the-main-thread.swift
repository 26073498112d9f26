// Asks for the main thread, which need not be the one that serves the main queue.

// exercise 11.7
// instead of: if isFirst, DispatchQueue.isMain {
if isFirst, Thread.isMainThread {
// end 11.7
