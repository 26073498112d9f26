// Sends work to the queue by itself, where no subclass can perform it in another way.

// exercise 11.4
// instead of: perform(work)
configuration.queue.async { work.run() }
// end 11.4
