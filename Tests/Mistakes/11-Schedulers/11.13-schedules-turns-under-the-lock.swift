// Holds the lock while it schedules the turns for the line, which may come at once.

// exercise 11.13
// instead of: guard line.withLock({ $0.resume() }) else { return }
// instead of: _ = scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.runOne() { recurse(()) }
// instead of: }
line.withLock { line in
  guard line.resume() else { return }
  _ = scheduler.scheduleRecursive(()) { _, recurse in
    if self.runOne() { recurse(()) }
  }
}
// end 11.13
