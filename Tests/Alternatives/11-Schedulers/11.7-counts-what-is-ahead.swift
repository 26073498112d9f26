// Asks how many are ahead of the work, and sends it to the queue unless nobody is.

// exercise 11.7
// instead of: guard !DispatchQueue.isMain else { return action(state) }
// instead of: return super.schedule(state, action: action)
guard DispatchQueue.isMain else { return configuration.schedule(state, action: action) }
return action(state)
// instead of: let isFirst = pending.add() == 1
// instead of: if isFirst, DispatchQueue.isMain {
// instead of: finish(work)
// instead of: } else {
// instead of: configuration.queue.async { self.finish(work) }
// instead of: }
let ahead = pending.add() - 1
guard ahead == 0, DispatchQueue.isMain else {
  return configuration.queue.async { [self] in finish(work) }
}
finish(work)
// end 11.7
