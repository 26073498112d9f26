// Delivers all that waits in one turn.

// exercise 11.9
// instead of: guard let element = line.withLock({ $0.waiting.removeFirst() }) else {
// instead of: end()
// instead of: return false
// instead of: }
// instead of: forwardNext(element)
// instead of: return line.withLock { line in
// instead of: guard line.waiting.isEmpty, line.end == nil else { return true }
// instead of: line.phase = .idle
// instead of: return false
// instead of: }
while !isDisposed, let element = line.withLock({ $0.waiting.removeFirst() }) {
  forwardNext(element)
}
end()
line.withLock { line in line.phase = .idle }
return false
// end 11.9
