// Never takes work that ran at once off the count, so all that follows goes through the queue.

// exercise 11.7
guard !DispatchQueue.isMain else { return action(state) }
return super.schedule(state, action: action)
// end 11.7

// exercise 11.7
let isFirst = pending.add() == 1
if isFirst, DispatchQueue.isMain {
  work.run()
} else {
  configuration.queue.async { self.finish(work) }
}
// end 11.7
