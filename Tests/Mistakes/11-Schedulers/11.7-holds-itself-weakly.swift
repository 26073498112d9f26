// The queue does not hold the scheduler, and work is lost with it.

// exercise 11.7
// instead of: configuration.queue.async { self.finish(work) }
configuration.queue.async { [weak self] in self?.finish(work) }
// end 11.7
