// Keeps others out while a piece is running, on a queue that is meant for many.

// exercise 11.5
// instead of: queue.async { work.run() }
queue.async(flags: .barrier) { work.run() }
// end 11.5
