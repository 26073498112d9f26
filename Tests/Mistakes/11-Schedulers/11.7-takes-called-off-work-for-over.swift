// Forgets to take work off the count if it was called off on the queue.

// exercise 11.7
// instead of: configuration.queue.async { self.finish(work) }
configuration.queue.async {
  if let work = work as? ScheduledWork, work.isDisposed { return }
  self.finish(work)
}
// end 11.7
