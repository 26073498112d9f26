// Counts only the work that comes from main, and takes all of it off the count.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
if DispatchQueue.isMain, pending.add() == 1 {
  finish(work)
} else {
  configuration.queue.async { self.finish(work) }
}
// end 11.7
