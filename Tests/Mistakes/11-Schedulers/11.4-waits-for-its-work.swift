// Runs the work on the queue, and waits for it.

// exercise 11.4
// instead of: configuration.queue.async { work.run() }
configuration.queue.sync { work.run() }
// end 11.4
