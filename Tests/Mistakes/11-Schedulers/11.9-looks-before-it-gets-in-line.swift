// Looks whether somebody delivers the line, and puts the element in it afterwards: meanwhile that
// delivery may have ended, and the element is stuck.

// exercise 11.9
// instead of: let isFirst = line.withLock { line in
// instead of: guard line.end == nil else { return false }
// instead of: change(&line)
// instead of: let before = line.phase
// instead of: line.phase = .delivering
// instead of: return before == .idle
// instead of: }
// instead of: guard isFirst else { return }
let isFirst = line.withLock { $0.phase == .idle }
let isOpen = line.withLock { line in
  guard line.end == nil else { return false }
  change(&line)
  line.phase = .delivering
  return true
}
guard isFirst, isOpen else { return }
// end 11.9
