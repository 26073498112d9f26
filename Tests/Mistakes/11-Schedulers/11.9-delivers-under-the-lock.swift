// Calls the observer while it holds the lock of the line.

// exercise 11.9
// instead of: guard let element = line.withLock({ $0.waiting.removeFirst() }) else {
// instead of: end()
// instead of: return false
// instead of: }
// instead of: forwardNext(element)
let isDelivered = line.withLock { line in
  guard let element = line.waiting.removeFirst() else { return false }
  forwardNext(element)
  return true
}
guard isDelivered else {
  end()
  return false
}
// end 11.9
