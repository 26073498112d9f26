// If all that waits was called off, the turn finds nothing, and does not let go of the line.

// exercise 11.13
// instead of: let work = line.withLock { line in line.goesOn() ? line.waiting.removeFirst() : nil }
let work: ScheduledWork? = line.withLock { line in
  guard line.goesOn() else { return nil }
  while let work = line.waiting.removeFirst() {
    if !work.isDisposed { return work }
  }
  return nil
}
// end 11.13
