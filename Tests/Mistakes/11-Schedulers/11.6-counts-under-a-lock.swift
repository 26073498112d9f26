// Requests the next tick while it holds the lock under which it counts.

// exercise 11.6
// instead of: private let due = Counter()
private let due = Lock(0)
// instead of: turns.request(.tick, after: period, on: scheduler)
// instead of: // The action is running, on another thread or further down this one: this is made up later.
// instead of: guard due.add() == 1 else { return }
let isFirst = due.withLock { due in
  turns.request(.tick, after: period, on: scheduler)
  due += 1
  return due == 1
}
guard isFirst else { return }
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
due.withLock { due in
  due -= 1
  if due > 0 { turns.request(.makeUp, on: scheduler) }
}
// end 11.6
