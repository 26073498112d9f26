// If nothing waits, an end does not get in line: it is handled where the source sends it.

// exercise 11.9
// instead of: deliver { line in line.end = .failed(error) }
if line.withLock({ $0.phase == .idle }) { return fail(with: error) }
deliver { line in line.end = .failed(error) }
// instead of: deliver { line in line.end = .completed }
if line.withLock({ $0.phase == .idle }) { return complete() }
deliver { line in line.end = .completed }
// end 11.9
