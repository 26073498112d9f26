// A pause that finds the line empty forgets the piece that runs: after it, new work runs beside that.

// exercise 11.13
// instead of: line.withLock { $0.isPaused = true }
line.withLock { line in
  line.isPaused = true
  if line.waiting.isEmpty { line.phase = .idle }
}
// end 11.13
