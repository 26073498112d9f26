// Asks for the main thread, which need not be the one that serves the main queue.

// exercise 11.7
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
if isFirst, Thread.isMainThread {
  finish(work)
} else {
  configuration.queue.async { self.finish(work) }
}
// end 11.7
