// What waits on the queue holds the work, but not the scheduler: one that nobody else holds is
// freed before its work has run.

// exercise 11.7
// instead of: configuration.queue.async { self.finish(work) }
configuration.queue.async { [weak self] in
  work.run()
  self?.pending.subtract()
}
// end 11.7
