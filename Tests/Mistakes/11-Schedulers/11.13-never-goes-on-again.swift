// A turn that finds it paused leaves, and nobody learns that there is no turn any more.

// exercise 11.13
// instead of: let work = line.withLock { line in line.goesOn() ? line.waiting.removeFirst() : nil }
let work = line.withLock { line in line.isPaused ? nil : line.waiting.removeFirst() }
// end 11.13
