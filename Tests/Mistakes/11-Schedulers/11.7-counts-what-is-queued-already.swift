// Gives the work to the queue, and counts it afterwards: main may run it uncounted, and what it
// schedules then runs inside it.

// exercise 11.7
guard !DispatchQueue.isMain else { return action(state) }
return super.schedule(state, action: action)
// end 11.7

// exercise 11.7
if DispatchQueue.isMain, pending.count() == 0 {
  pending.add()
  finish(work)
} else {
  configuration.queue.async { self.finish(work) }
  pending.add()
}
// end 11.7
