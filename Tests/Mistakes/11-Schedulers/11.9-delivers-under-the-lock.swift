// Calls the observer while it holds the lock of the line.

// exercise 11.9
// instead of: guard let element = line.withLock({ $0.waiting.removeFirst() }) else {
let isDelivered = line.withLock { line in
  guard let element = line.waiting.removeFirst() else { return false }
  forwardNext(element)
  return true
}
guard isDelivered else {

// instead of: forwardNext(element)
// end 11.9
