// Runs work from the line while it holds the lock.

// exercise 11.13
// instead of: let work = line.withLock { line in line.goesOn() ? line.waiting.removeFirst() : nil }
// instead of: guard let work else { return false }
// instead of: work.run()
// instead of: return line.withLock { $0.goesOn() }
return line.withLock { line in
  guard line.goesOn(), let work = line.waiting.removeFirst() else { return false }
  work.run()
  return line.goesOn()
}
// end 11.13
