// The concurrent one goes through the queue, even on main.

// exercise 11.7
super.schedule(state, action: action)
// end 11.7

// exercise 11.7
let isFirst = pending.add() == 1
if isFirst, DispatchQueue.isMain {
  finish(work)
} else {
  configuration.queue.async { self.finish(work) }
}
// end 11.7
