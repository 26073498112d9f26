// Two calls of `pause()` need two calls of `resume()`.

// exercise 11.13
// instead of: var isPaused = false
var pauses = 0
var isPaused: Bool { pauses > 0 }

// instead of: isPaused = false
// instead of: guard phase == .idle, !waiting.isEmpty else { return false }
pauses = max(0, pauses - 1)
guard !isPaused, phase == .idle, !waiting.isEmpty else { return false }

// instead of: line.withLock { $0.isPaused = true }
line.withLock { $0.pauses += 1 }
// end 11.13
