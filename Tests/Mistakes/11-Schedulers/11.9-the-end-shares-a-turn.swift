// Delivers the end in the turn of the last element, and not in a turn of its own.

// exercise 11.9
// instead of: return line.withLock { line in
// instead of: guard line.waiting.isEmpty, line.end == nil else { return true }
// instead of: line.phase = .idle
// instead of: return false
// instead of: }
let (isMore, isOver) = line.withLock { line in
  guard line.waiting.isEmpty else { return (true, false) }
  if line.end == nil { line.phase = .idle }
  return (false, line.end != nil)
}
if isOver { end() }
return isMore
// end 11.9
