// Gives the work to the queue, and counts it afterwards: main may run it uncounted, and what it
// schedules then runs inside it.

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
if DispatchQueue.isMain, pending.count() == 0 {
  pending.add()
  finish(work)
} else {
  configuration.queue.async { self.finish(work) }
  pending.add()
}
// end 11.7
