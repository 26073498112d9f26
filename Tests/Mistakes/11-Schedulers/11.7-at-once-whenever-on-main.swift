// Runs the work at once whenever the caller is on main, and overtakes work that waits.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
if DispatchQueue.isMain {
  work.run()
} else {
  configuration.queue.async { work.run() }
}
// end 11.7
