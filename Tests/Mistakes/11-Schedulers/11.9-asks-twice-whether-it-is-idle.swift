// Gets in line in one step, and looks in a second one whether somebody delivers: in between it may
// have been delivered.

// exercise 11.9
// instead of: let isFirst = line.withLock { line in
// instead of: guard line.end == nil else { return false }
// instead of: change(&line)
// instead of: let before = line.phase
// instead of: line.phase = .delivering
// instead of: return before == .idle
// instead of: }
let isOpen = line.withLock { line in
  guard line.end == nil else { return false }
  change(&line)
  return true
}
guard isOpen else { return }
let isFirst = line.withLock { line in
  let before = line.phase
  line.phase = .delivering
  return before == .idle
}
// end 11.9
