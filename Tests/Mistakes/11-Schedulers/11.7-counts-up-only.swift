// Counts the work that waits on the queue, and never takes it off the count.

// exercise 11.7
// instead of: configuration.queue.async { self.finish(work) }
configuration.queue.async { work.run() }
// end 11.7
