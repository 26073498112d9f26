// Runs the work at once if nothing is pending, on whichever thread the caller is.

// exercise 11.7
guard !DispatchQueue.isMain else { return action(state) }
return super.schedule(state, action: action)
// end 11.7

// exercise 11.7
let isFirst = pending.add() == 1
if isFirst {
  finish(work)
} else {
  configuration.queue.async { self.finish(work) }
}
// end 11.7
