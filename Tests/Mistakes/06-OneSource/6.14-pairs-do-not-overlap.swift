// An element that was in a pair is not in the next one.

// exercise 6.14
// instead of: let before = last
// instead of: // Stored before it is sent: a reentrant observer causes the next one before that returns.
// instead of: last = element
// instead of: if let before { forwardNext((before, element)) }
guard let before = last else {
  last = element
  return
}
last = nil
forwardNext((before, element))
// end 6.14
