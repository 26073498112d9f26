// Looks whether there is more before it delivers: what comes meanwhile is stuck.

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
let (element, isMore) = line.withLock { line in
  let element = line.waiting.removeFirst()
  return (element, !line.waiting.isEmpty || line.end != nil)
}
guard let element else {
  end()
  return false
}
forwardNext(element)
if !isMore { line.withLock { $0.phase = .idle } }
return isMore
// end 11.9
