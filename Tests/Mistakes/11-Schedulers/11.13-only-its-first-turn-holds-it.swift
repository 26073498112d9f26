// The first turn of the line holds the scheduler, and those after it don't.

// exercise 11.13
// instead of: _ = scheduler.scheduleRecursive(()) { _, recurse in
// instead of: if self.runOne() { recurse(()) }
// instead of: }
scheduleTurn(of: self)
// instead of: /// Runs what has waited longest, and returns whether there is more to run.
private func scheduleTurn(of holder: PausableScheduler?) {
  _ = scheduler.schedule(holder) { [weak self] _ in
    if self?.runOne() == true { self?.scheduleTurn(of: nil) }
    return Disposables.create()
  }
}

/// Runs what has waited longest, and returns whether there is more to run.
// end 11.13
