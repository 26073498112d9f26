// Runs work that falls due while it holds the lock.

// exercise 11.13
// instead of: let hasToWait = line.withLock { $0.takes(work) }
// instead of: if !hasToWait { work.run() }
line.withLock { line in
  if !line.takes(work) { work.run() }
}
// end 11.13
