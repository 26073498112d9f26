// Looks whether the line is empty, and goes idle afterwards: what got in line in between is stuck.

// exercise 11.9
// instead of: return line.withLock { line in
// instead of: guard line.waiting.isEmpty, line.end == nil else { return true }
// instead of: line.phase = .idle
// instead of: return false
// instead of: }
let isOver = line.withLock { $0.waiting.isEmpty && $0.end == nil }
if isOver { line.withLock { $0.phase = .idle } }
return !isOver
// end 11.9
