// Lets go of the turn when it takes the last piece, and not when that has returned: new work runs
// beside it.

// exercise 11.13
// instead of: let work = line.withLock { line in line.goesOn() ? line.waiting.removeFirst() : nil }
let work: ScheduledWork? = line.withLock { line in
  let work = line.goesOn() ? line.waiting.removeFirst() : nil
  if line.waiting.isEmpty { line.phase = .idle }
  return work
}
// end 11.13
