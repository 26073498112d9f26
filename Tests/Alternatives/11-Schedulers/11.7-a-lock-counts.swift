// Counts in a lock, and does it all in one method.

// exercise 11.7
guard !DispatchQueue.isMain else { return action(state) }
return super.schedule(state, action: action)
// end 11.7

// exercise 11.7
private let ahead = Lock(0)
// end 11.7

// exercise 11.7
/// Runs work at once if the caller is on main and nothing came before it; else on the queue.
override func perform(_ work: QueueWork) {
  let isFirst = ahead.withLock { ahead in
    ahead += 1
    return ahead == 1
  }
  let doIt: @Sendable () -> Void = {
    work.run()
    self.ahead.withLock { $0 -= 1 }
  }
  if isFirst && DispatchQueue.isMain { doIt() } else { configuration.queue.async(execute: doIt) }
}
// end 11.7
