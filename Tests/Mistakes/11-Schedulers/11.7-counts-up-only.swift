// Counts the work that waits on the queue, and never takes it off the count.

// exercise 11.7
guard !DispatchQueue.isMain else { return action(state) }
return super.schedule(state, action: action)
// end 11.7

// exercise 11.7
let isFirst = pending.add() == 1
if isFirst, DispatchQueue.isMain {
  finish(work)
} else {
  configuration.queue.async { work.run() }
}
// end 11.7
