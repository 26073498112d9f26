// All main schedulers share the count of the common one.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
let shared = MainScheduler.instance
let isFirst = shared.pending.add() == 1
if isFirst, DispatchQueue.isMain {
  shared.finish(work)
} else {
  configuration.queue.async { shared.finish(work) }
}
// end 11.7
