// Runs the work at once if nothing is pending, on whichever thread the caller is.

// exercise 11.7
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
if isFirst {
  finish(work)
} else {
  configuration.queue.async { self.finish(work) }
}
// end 11.7
